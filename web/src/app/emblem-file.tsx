/** A report's emblem as a file of its own, for whoever shows the catalogue outside our pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Emblem } from '#web/charts/Emblem.tsx';

/** What charts.css says of an emblem on paper, in the colours themselves: a picture has no custom properties to inherit. */
const STYLE =
  '.line,.hatch,.lit-line{fill:none;stroke:#211d33;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}.hatch{stroke-width:1;stroke-opacity:.75}.faint{stroke-opacity:.4}.soft{stroke-opacity:.7}.lit{fill:#e9a23b}.lit-line{stroke:#e9a23b;stroke-width:3}.ink{fill:#211d33}';

export function emblemFile(report: string): string {
  return renderToStaticMarkup(<Emblem report={report} />).replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><style>${STYLE}</style>`,
  );
}
