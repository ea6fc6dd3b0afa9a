/** Where an installation publishes the certificate that its files are trusted by, as PEM. 404: it has none of its own. */
export const ROOT_CERTIFICATE_PATH = '/.well-known/content-credentials.pem';

/** Stored files and what a share link shows: nothing else is opened for somebody who follows a link to the page. */
const FILE = /^\/(?:media\/[0-9a-f]{32}|s\/[\w-]{1,100}\/media)$/;

/** The page that says what a file of this studio is. @param file path of it as stored, with its Content Credentials */
export const verifyPath = (file: string): string => `/verify?file=${file}`;

/** The file that the address of the page names; null: none, or none that the page opens. */
export function fileToVerify(search: URLSearchParams): string | null {
  const file = search.get('file') ?? '';
  return FILE.test(file) ? file : null;
}
