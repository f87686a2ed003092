/** What TypeScript's library of ES2024 lacks. */
interface JSON {
  /** A value that `stringify` writes as this text, such as a number of 64 bits. Of ECMAScript 2026, and in Node since version 21. */
  rawJSON(text: string): object;
}
