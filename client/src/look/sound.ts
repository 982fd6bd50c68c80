// Three small sounds, made on the spot; off until somebody turns them on.

import { settings } from './settings.svelte';

export type Sound = 'move' | 'hit' | 'turn';

interface Note {
  from: number;
  to: number;
  seconds: number;
  wave: OscillatorType;
  loud: number;
}

const NOTES: Record<Sound, Note> = {
  move: { from: 240, to: 170, seconds: 0.09, wave: 'triangle', loud: 0.25 },
  hit: { from: 150, to: 45, seconds: 0.2, wave: 'square', loud: 0.12 },
  turn: { from: 520, to: 780, seconds: 0.16, wave: 'sine', loud: 0.16 },
};

let stage: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound) return;
  stage ??= new AudioContext();
  const note = NOTES[sound];
  const now = stage.currentTime;
  const voice = stage.createOscillator();
  const volume = stage.createGain();
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.from, now);
  voice.frequency.exponentialRampToValueAtTime(note.to, now + note.seconds);
  volume.gain.setValueAtTime(note.loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + note.seconds);
  voice.connect(volume).connect(stage.destination);
  voice.start(now);
  voice.stop(now + note.seconds);
}
