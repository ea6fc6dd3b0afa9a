/** Reports to the console what broke, with remote, build and phase. Never throws. */
export function reportTelemetry(error: unknown, details: Readonly<Record<string, string>> = {}): void {
  const where = Object.entries(details)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
  console.error(`[AI Creative] ${where}`, error);
}
