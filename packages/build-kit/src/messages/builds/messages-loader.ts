import type { LoaderContext } from '@rspack/core';
import { createTranslator } from '../catalogs/translator.ts';
import { language } from '../settings/language.ts';

const translator = createTranslator(language());

/** For Rspack, which calls a file's default export with the module as `this`: a source in the build's language. */
// oxlint-disable-next-line import/no-default-export
export default function messagesLoader(this: LoaderContext, source: string): void {
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  void translateModule(this, source);
}

async function translateModule(context: LoaderContext, source: string): Promise<void> {
  const done = context.async();
  try {
    const translated = (await translator).translate(context.resourcePath, source);
    if (translated === null) done(null, source);
    else done(null, translated.code, JSON.stringify(translated.map));
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}
