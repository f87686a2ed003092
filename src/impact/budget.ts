import type { ImpactLimits, Limit } from '../domain/impact.ts';

export const smallestPage = 100;
export const largestPage = 3000;

export type Asked<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  | { readonly kind: 'limit'; readonly because: Limit };

/** What may still be asked: findings and time for a whole plan, requests bundle by bundle. */
export class Budget {
  readonly limits: ImpactLimits;
  /** Answered or not. */
  requests = 0;
  private mostRequests = 0;
  private findingsLeft: number;
  private readonly late: Promise<Asked<never>>;

  constructor(limits: ImpactLimits) {
    this.limits = limits;
    this.findingsLeft = limits.findings;
    const because: Limit = { why: 'time', milliseconds: limits.ms };
    this.late = new Promise((resolve) => {
      setTimeout(() => resolve({ kind: 'limit', because }), limits.ms).unref();
    });
  }

  /** How many findings came. */
  get findings(): number {
    return this.limits.findings - this.findingsLeft;
  }

  get requestsLeft(): number {
    return this.mostRequests - this.requests;
  }

  /** Allows so many requests, those already made among them. What one bundle leaves is there for the next. */
  allowUpTo(requests: number): void {
    this.mostRequests = requests;
  }

  /** Sets findings apart before they are asked for; false when there are not so many left. */
  reserve(findings: number): boolean {
    if (findings > this.findingsLeft) return false;
    this.findingsLeft -= findings;
    return true;
  }

  giveBack(findings: number): void {
    this.findingsLeft += findings;
  }

  /** Asks unless no more than `kept` requests are left, and waits until the time is up. Never throws. */
  async ask<T>(request: () => Promise<T>, kept = 0): Promise<Asked<T>> {
    if (this.requestsLeft <= kept) return { kind: 'limit', because: { why: 'requests', limit: this.mostRequests } };
    this.requests += 1;
    return Promise.race([answered(request), this.late]);
  }
}

/** A refusal costs the estimate, never the preview. */
async function answered<T>(request: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { kind: 'answer', answer: await request() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'limit', because: { why: 'platform', message } };
  }
}
