/** The classical sources of the chapters on work, one line each in a narrow column. */
import { books } from '#src/reports/content/en/common/books.ts';

export const careerSources = {
  tenth: `${books.parashara} 21, the tenth house`,
  amatyakaraka: `${books.jaiminiSutras} 1.1, karakas`,
  karakas: `${books.parashara} 32, karakas`,
  livelihood: `${books.phaladeepika} 5, livelihood`,
  fromMoon: `${books.phaladeepika}, counted from the Moon`,
  means: `${books.brihatJataka} 10, livelihood`,
  gochara: `${books.phaladeepika} 26, transits`,
  gocharaLagna: 'Ashtakavarga, in later practice',
  tara: 'Common practice of almanacs',
  houses: {
    2: `${books.parashara} 13, second house`,
    3: `${books.parashara} 14, third house`,
    4: `${books.parashara} 15, fourth house`,
    6: `${books.parashara} 17, sixth house`,
    7: `${books.parashara} 18, seventh house`,
    8: `${books.parashara} 19, eighth house`,
    9: `${books.parashara} 20, ninth house`,
    10: `${books.parashara} 21, tenth house`,
    11: `${books.parashara} 22, eleventh house`,
    12: `${books.parashara} 23, twelfth house`,
  },
} as const;
