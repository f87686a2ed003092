import type { Position } from '../../domain/position.ts';

/** `policies/a.yaml:12:5`, as editors and terminals link it. */
export const placeWords = ({ file, line, column }: Position): string => `${file}:${String(line)}:${String(column)}`;
