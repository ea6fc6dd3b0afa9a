import { LOAD_REPORT_PATH } from '@aic/contract/registry';
import { POLICY_REPORT_PATH, UPLOAD_PATHS } from './body-limit.ts';

type Types = readonly [string, ...string[]];

const JSON_TYPES: Types = ['application/json'];

/** Pages whose forms browsers without JavaScript send by themselves. */
export const FORM_PATHS = ['/auth', '/contact'] as const;

/** The library's download: a browser sends its form by itself, so that it also takes the response as a file. */
const ZIP_PATH = '/api/library/zip';

/** Of routes that read another type than JSON, or one more. */
const OTHER_TYPES = new Map<string, Types>([
  ...[...UPLOAD_PATHS].map((path) => [path, ['multipart/form-data']] as const),
  ...[...FORM_PATHS, ZIP_PATH].map((path) => [path, ['application/x-www-form-urlencoded']] as const),
  // A beacon of a string is text/plain, and one of JSON is not sent by every browser while a page is closed.
  [LOAD_REPORT_PATH, ['application/json', 'text/plain']],
  [POLICY_REPORT_PATH, ['application/csp-report', 'application/reports+json']],
]);

/** Where visitors report what they see: a shared item, a public page. */
const REPORT_PATH = /^\/[su]\/[^/]+\/report$/;
const FORM_TYPES: Types = ['application/x-www-form-urlencoded'];

/** The types of body that the route at this path reads; the one to name in an error comes first. */
export const bodyTypesOf = (path: string): Types =>
  REPORT_PATH.test(path) ? FORM_TYPES : (OTHER_TYPES.get(path) ?? JSON_TYPES);

/** A text of a form as its user sees it: browsers send each end of a line as CR LF (HTML, 4.10.21.8), which counts twice. */
export const formText = (value: string): string => value.replaceAll('\r\n', '\n');
