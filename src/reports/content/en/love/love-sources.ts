/** The sources of the chapters on love; chapters are numbered only where editions agree. */
import { books } from '#src/reports/content/en/common/books.ts';

export const loveSources = {
  venusSign: `${books.saravali}, on Venus`,
  moonSign: `${books.brihatJataka} 17, on the Moon`,
  marsSign: `${books.saravali}, on Mars`,
  jupiterSign: `${books.saravali}, on Jupiter`,
  saturnSign: `${books.saravali}, on Saturn`,
  venusHouse: `${books.phaladeepika}, on the houses`,
  seventh: `${books.phaladeepika} 10, on the seventh`,
  seventhLord: `${books.parashara}, on house lords`,
  occupants: `${books.saravali}, on the houses`,
  link: `${books.parashara}, on house lords`,
  navamsa: `${books.parashara}, on the vargas`,
  karaka: `${books.jaiminiSutras} 1.1, on karakas`,
  upapada: `${books.parashara}, on the upapada`,
  houses: `${books.parashara}, on the houses`,
  nakshatras: `${books.muhurtaChintamani}, on marriage`,
  dasha: `${books.phaladeepika} 10, on the seventh`,
} as const;
