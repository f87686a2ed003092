/**
 * Signals that request a stop; a second one ends the process. SIGBREAK is Windows' SIGTERM: GitHub's runner sends it after Ctrl-C to a cancelled
 * job.
 */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** For a closed terminal, which the shell and the system may both signal: no second signal is needed to stop. */
const hangUp = 'SIGHUP';

/**
 * Returns a function that waits for a stop request. Signals have their default effect until it is called, and, if `secondSignal` is `ends`, after the
 * first signal; with `ignored`, only the system can end the process. A closed terminal requests a stop and never ends a process that is stopping.
 */
export function stopRequest(secondSignal: 'ends' | 'ignored'): () => Promise<void> {
  let request: Promise<void> | null = null;
  return () => (request ??= firstSignal(secondSignal));
}

function firstSignal(secondSignal: 'ends' | 'ignored'): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = (): void => {
      if (secondSignal === 'ends') for (const signal of stopSignals) process.off(signal, onSignal);
      resolve();
    };
    for (const signal of [...stopSignals, hangUp]) process.on(signal, onSignal);
  });
}
