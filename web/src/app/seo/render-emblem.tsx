/** A report's emblem as an SVG file, for use outside our pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Emblem } from '#web/charts/Emblem.tsx';

/** The rules of charts.css for an emblem on paper with resolved colours: an image file inherits no custom properties. */
const STYLE =
  '.line,.hatch,.lit-line{fill:none;stroke:#211d33;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}.hatch{stroke-width:1;stroke-opacity:.75}.faint{stroke-opacity:.4}.soft{stroke-opacity:.7}.lit{fill:#e9a23b}.lit-line{stroke:#e9a23b;stroke-width:3}.ink{fill:#211d33}';

export function renderEmblem(report: string): string {
  return renderToStaticMarkup(<Emblem report={report} />).replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><style>${STYLE}</style>`,
  );
}
