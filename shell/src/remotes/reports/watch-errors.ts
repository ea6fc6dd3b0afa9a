import { reportTelemetry } from '../../core/telemetry.ts';

/** What breaks in the code of tools is told to the gateway from now on. @returns what also says it on the console */
export function watchErrors(): typeof reportTelemetry {
  async function note(error: unknown, phase?: string): Promise<void> {
    try {
      const { sendError } = await import(/* webpackChunkName: "send-error" */ './send-error.ts');
      sendError(error, phase);
    } catch {
      // A report that is lost does no harm; one of its own failure would be tried for ever.
    }
  }
  // What breaks in handlers and promises; the console has it already.
  addEventListener('error', ({ error }) => void note(error));
  addEventListener('unhandledrejection', ({ reason }) => void note(reason));
  return (error, details) => {
    reportTelemetry(error, details);
    void note(error, details?.['phase']);
  };
}
