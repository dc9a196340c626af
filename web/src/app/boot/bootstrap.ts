/**
 * The first script of a page. Loads the other scripts in parallel after the page is painted, so that fonts and pictures
 * have the bandwidth first. Its tag has two attributes: `data-main` is the URL of the entry script, `data-preload` lists the
 * URLs of the other scripts of the page.
 */
const { main = '', preload = '' } = document.querySelector<HTMLElement>('script[data-main]')!.dataset;

requestAnimationFrame(() => setTimeout(loadScripts));

function loadScripts(): void {
  for (const href of preload.split(' ')) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(link);
  }
  void import(/* @vite-ignore */ main);
}
