/** The classical sources of the chapters on work, one line each in a narrow column. */
export const careerSources = {
  tenth: 'Parashara 21, the tenth house',
  amatyakaraka: 'Jaimini Sutras 1.1, karakas',
  karakas: 'Parashara 32, karakas',
  livelihood: 'Phaladeepika 5, livelihood',
  fromMoon: 'Phaladeepika, counted from the Moon',
  means: 'Brihat Jataka 10, livelihood',
  gochara: 'Phaladeepika 26, transits',
  gocharaLagna: 'Ashtakavarga, in later practice',
  tara: 'Common practice of almanacs',
  houses: {
    2: 'Parashara 13, second house',
    3: 'Parashara 14, third house',
    4: 'Parashara 15, fourth house',
    6: 'Parashara 17, sixth house',
    7: 'Parashara 18, seventh house',
    8: 'Parashara 19, eighth house',
    9: 'Parashara 20, ninth house',
    10: 'Parashara 21, tenth house',
    11: 'Parashara 22, eleventh house',
    12: 'Parashara 23, twelfth house',
  },
} as const;
