/** Collects the Jaimini computations of a chart, except the dashas. */
import type { Chart } from '#src/astrology/contract.ts';
import { computeArudhaPadas, computeGrahaArudhas } from './arudha.ts';
import { listArgalas } from './argala.ts';
import { computeKarakamsa } from './karakamsa.ts';
import { listRashiDrishti } from './rashi-drishti.ts';

export const computeJaiminiTables = (chart: Chart) => ({
  arudhaPadas: computeArudhaPadas(chart),
  grahaArudhas: computeGrahaArudhas(chart),
  rashiDrishti: listRashiDrishti(chart),
  argalas: listArgalas(chart),
  karakamsa: computeKarakamsa(chart),
});
