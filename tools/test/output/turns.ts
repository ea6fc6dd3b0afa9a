/** What is written in one turn. */
export interface Turn {
  write(text: string): void;
  /** Nothing follows. */
  end(): void;
}

/**
 * Lets stages that run at the same time print one after the other, in the order in which they took their turns: the
 * first at once, the others what they have written meanwhile once it is theirs.
 * @param print to the log
 */
export function createTurns(print: (text: string) => void): { take(): Turn } {
  const waiting: Array<{ written: string; hasEnded: boolean }> = [];

  function printFirst(): void {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      print(first.written);
      first.written = '';
      if (!first.hasEnded) return;
      waiting.shift();
    }
  }

  return {
    take() {
      const turn = { written: '', hasEnded: false };
      waiting.push(turn);
      return {
        write(text) {
          turn.written += text;
          printFirst();
        },
        end() {
          turn.hasEnded = true;
          printFirst();
        },
      };
    },
  };
}
