import { rspack, type Compiler } from '@rspack/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

/**
 * A module that throws while it runs is taken out of the module cache, so that the next import runs it again.
 *
 * Where a shared part did not arrive, the module that imports it throws. Rspack keeps it in the cache as it is by
 * then: the next import would resolve with a component whose imports are undefined. (webpack cures this by
 * `output.strictModuleExceptionHandling`; Rspack's option of that name keeps the error instead, for ever.)
 */
export class ForgetBrokenModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ForgetBrokenModulesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(
        'ForgetBrokenModulesPlugin',
        (chunk, requirements) => {
          requirements.add(RuntimeGlobals.interceptModuleExecution);
          requirements.add(RuntimeGlobals.moduleCache);
          compilation.addRuntimeModule(chunk, new ForgetBrokenModules());
        },
      );
    });
  }
}

class ForgetBrokenModules extends RuntimeModule {
  constructor() {
    super('forget_broken_modules');
  }

  override generate(): string {
    return `${RuntimeGlobals.interceptModuleExecution}.push((run) => {
  const { factory, id } = run;
  run.factory = function (...args) {
    try {
      return factory.apply(this, args);
    } catch (error) {
      delete ${RuntimeGlobals.moduleCache}[id];
      throw error;
    }
  };
});`;
  }
}
