/**
 * Runs a script once in the page. One that did not arrive is taken out again, so that the next call begins anew.
 * @throws Error when it does not arrive
 */
export function loadScript(url: string): Promise<void> {
  const found = [...document.scripts].find(({ src }) => src === new URL(url, location.href).href);
  if (found?.dataset['loaded'] !== undefined) return Promise.resolve();
  const script = found ?? addScript(url);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset['loaded'] = '';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${url} did not arrive.`));
    });
  });
}

function addScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  // The page's content policy runs only what it names, or what has its nonce.
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content ?? '';
  document.head.append(script);
  return script;
}
