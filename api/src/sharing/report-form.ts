import { REPORT_LENGTH_MAX, REPORT_REASON_TEXTS, REPORT_REASONS } from '@aic/contract/sharing';
import { html } from 'hono/html';

interface ReportForm {
  /** Where it is sent. */
  action: string;
  /** What it may be about; empty where there is one thing only. */
  items: ReadonlyArray<{ id: string; name: string }>;
  /** The one that is chosen at first. */
  chosen?: string | undefined;
}

/** Needs no script. */
export function reportForm({ action, items, chosen = '' }: ReportForm) {
  const choice = html`<label
    >What is it about?
    <select name="item">
      ${items.map(({ id, name }) => html`<option value="${id}" ${id === chosen && 'selected'}>${name}</option>`)}
    </select></label
  >`;
  return html`<form method="post" action="${action}">
    ${items.length > 0 && choice}
    <label
      >What is wrong with it?
      <select name="reason">
        ${REPORT_REASONS.map((reason) => html`<option value="${reason}">${REPORT_REASON_TEXTS[reason]}</option>`)}
      </select></label
    >
    <label
      >Anything else we should know? (optional)
      <textarea name="words" rows="4" maxlength="${REPORT_LENGTH_MAX}"></textarea>
    </label>
    <button type="submit">Send report</button>
  </form>`;
}

const RESULTS: Readonly<Record<string, { text: string; isProblem: boolean }>> = {
  sent: { text: 'Thank you. We will look at it.', isProblem: false },
  invalid: { text: 'The report was not sent: please choose a reason, and use fewer words.', isProblem: true },
  'too-many': {
    text: 'The report was not sent: there were too many from your network. Please try again in an hour.',
    isProblem: true,
  },
};

/** What came of a report. @param result of the address, which anybody can write */
export function reportResult(result: string | undefined) {
  const known = result !== undefined && Object.hasOwn(RESULTS, result) ? RESULTS[result] : undefined;
  if (known === undefined) return null;
  return html`<p class="${known.isProblem ? 'problem' : 'muted'}" role="status">${known.text}</p>`;
}
