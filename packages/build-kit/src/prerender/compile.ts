import { type Configuration, rspack } from '@rspack/core';

/** @throws Error with Rspack's message */
export function compile(name: string, config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((runError, stats) => {
      compiler.close((closeError) => {
        const error = runError ?? closeError;
        if (error) {
          reject(new Error(`${name} could not be built.`, { cause: error }));
        } else if (stats?.hasErrors()) {
          reject(new Error(`${name} could not be built:\n${stats.toString({ all: false, errors: true })}`));
        } else {
          resolve();
        }
      });
    });
  });
}
