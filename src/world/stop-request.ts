/** Who sends one asks for the end a second time by sending another. */
const asking = ['SIGINT', 'SIGTERM'] as const;

/** A terminal that is closed: the shell and the system may both tell, and nobody is there who could ask a second time. */
const closed = 'SIGHUP';

/**
 * What waits for somebody to ask for a stop. Until it is called, and after a first signal where a second one `ends` the process, signals
 * do what they do by themselves; where it is `ignored`, only the system can end the process. A closed terminal asks for a stop, and never
 * ends what is stopping.
 */
export function stopRequest(second: 'ends' | 'ignored'): () => Promise<void> {
  let asked: Promise<void> | null = null;
  return () => (asked ??= firstSignal(second));
}

function firstSignal(second: 'ends' | 'ignored'): Promise<void> {
  return new Promise((resolve) => {
    const note = (): void => {
      if (second === 'ends') for (const signal of asking) process.off(signal, note);
      resolve();
    };
    for (const signal of [...asking, closed]) process.on(signal, note);
  });
}
