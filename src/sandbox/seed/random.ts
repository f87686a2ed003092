/** Numbers that look random and are the same in every run: sfc32, seeded by a text. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.a = hash(seed, 0x9e_37_79_b9);
    this.b = hash(seed, 0x24_3f_6a_88);
    this.c = hash(seed, 0xb7_e1_51_62);
    // The first numbers of neighbouring seeds are alike.
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** From 0 to below 1. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_00_00_00_00;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of some, each as likely as any other. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  return value ^ (value >>> 15);
}
