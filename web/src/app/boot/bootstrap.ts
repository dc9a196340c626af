/**
 * The first script of a page, and all of it. What came is drawn and can be read; letters and pictures have the line to
 * themselves until then. Now comes what makes the page answer, all files side by side.
 */
const { main = '', also = '' } = document.querySelector<HTMLElement>('script[data-main]')!.dataset;

requestAnimationFrame(() => setTimeout(loadScripts));

function loadScripts(): void {
  for (const href of also.split(' ')) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(link);
  }
  void import(/* @vite-ignore */ main);
}
