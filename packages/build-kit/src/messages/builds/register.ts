import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { language, SOURCE_LANGUAGE } from '../settings/language.ts';

// Imported before a program (`node --import`): its own modules are then in the language of APP_LANGUAGE, as the
// builds of the frontends are. In English it does nothing.
if (process.env['APP_LANGUAGE'] === undefined && existsSync('.env')) {
  const { APP_LANGUAGE } = parseEnv(readFileSync('.env', 'utf8'));
  if (APP_LANGUAGE !== undefined) process.env['APP_LANGUAGE'] = APP_LANGUAGE;
}

if (language() !== SOURCE_LANGUAGE) {
  const { createTranslator } = await import('../catalogs/translator.ts');
  const translator = await createTranslator(language());
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || loaded.format !== 'module-typescript') return loaded;
      const path = fileURLToPath(url.replace(/[?#].*/, ''));
      const translated = translator.translate(path, readFileSync(path, 'utf8'));
      return translated === null ? loaded : { ...loaded, source: translated.code };
    },
  });
}
