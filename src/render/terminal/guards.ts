import type { Guard } from '../../domain/plan.ts';
import { type Line, paragraphs, styled, words } from './line.ts';

/** Each guard with its numbers and its way out; the message holds both. */
export const guardLines = (guards: readonly Guard[]): Line[] =>
  paragraphs(...guards.map(({ message }) => [words(0, styled('yellow', 'Consent needed: '), message)]));
