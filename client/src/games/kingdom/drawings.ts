// Our own drawings, by what they show.

export { ENEMIES } from './drawings/enemies';
export { BOSSES, HEROES } from './drawings/heroes';
export { FEATURES, FLOWERS, TURNED, WITHERED } from './drawings/land';
export { SIGNS } from './drawings/signs';
export { MODIFICATIONS, RIFTS } from './drawings/stickers';
export { TOWERS } from './drawings/towers';
export type { Shape } from './drawings/shape';
