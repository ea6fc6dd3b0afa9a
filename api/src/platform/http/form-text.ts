/** A text of a form as its user sees it: browsers send each end of a line as CR LF (HTML, 4.10.21.8), which counts twice. */
export const formText = (value: string): string => value.replaceAll('\r\n', '\n');
