const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * What waits for somebody to ask for a stop. Until it is called, and after a first signal where a second one `ends` the process, signals
 * do what they do by themselves; where it is `ignored`, only the system can end the process.
 */
export function stopRequest(second: 'ends' | 'ignored'): () => Promise<void> {
  let asked: Promise<void> | null = null;
  return () => (asked ??= firstSignal(second));
}

function firstSignal(second: 'ends' | 'ignored'): Promise<void> {
  return new Promise((resolve) => {
    const note = (): void => {
      if (second === 'ends') for (const signal of signals) process.off(signal, note);
      resolve();
    };
    for (const signal of signals) process.on(signal, note);
  });
}
