import { parseCommand, USAGE } from './command.ts';
import { exitCodeOf } from './exit-code.ts';

const isJson = process.argv.includes('--json');

try {
  const command = parseCommand(process.argv.slice(2));
  if (command === null) {
    console.log(USAGE);
  } else {
    // The gateway and the bundler are loaded for what needs them: help, and a mistake, wait for neither.
    const { executeCommand } = await import('./execute-command.ts');
    const { result, text } = await executeCommand(command);
    console.log(isJson ? JSON.stringify({ ok: true, ...result }) : text);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const exitCode = exitCodeOf(error);
  if (isJson) console.log(JSON.stringify({ ok: false, exitCode, error: message }));
  else console.error(message);
  process.exitCode = exitCode;
}
