export interface ChangeQueue<Command> {
  /** Sends a change after the responses to all before it. @returns ids that it changed @throws what sending it throws */
  add(command: Command): Promise<string[]>;
}

/**
 * Sends changes one after another: an undo never overtakes its removal. When the page is left, what waits is sent at
 * once, in order: no page will be left to wait.
 */
export function createChangeQueue<Command>(
  send: (command: Command) => Promise<string[]>,
): ChangeQueue<Command> {
  const waiting: Array<() => void> = [];
  let underWay = 0;

  const startNext = (): void => {
    const start = underWay === 0 ? waiting.shift() : undefined;
    if (start !== undefined) start();
    else if (underWay === 0) removeEventListener('pagehide', startAll);
  };
  const startAll = (): void => {
    for (const start of waiting.splice(0)) start();
  };

  return {
    add: (command) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          underWay += 1;
          void send(command)
            .then(resolve, reject)
            .finally(() => {
              underWay -= 1;
              startNext();
            });
        });
        addEventListener('pagehide', startAll);
        startNext();
      }),
  };
}
