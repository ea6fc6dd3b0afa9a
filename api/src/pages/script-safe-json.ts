import { raw } from 'hono/html';

/** JSON that cannot end the script element it stands in. */
export const scriptSafeJson = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
