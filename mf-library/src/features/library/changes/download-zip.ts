import { LIBRARY_ZIP_PATH } from '@aic/sdk/library';

/** The browser downloads by itself, with its own progress and cancel: nothing of the files passes through the page. */
export function downloadZip(ids: Iterable<string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = LIBRARY_ZIP_PATH;
  form.hidden = true;
  const field = document.createElement('input');
  field.name = 'ids';
  field.value = [...ids].join(',');
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
