/** The sources of the chapters on love; chapters are numbered only where editions agree. */
export const loveSources = {
  venusSign: 'Saravali, on Venus',
  moonSign: 'Brihat Jataka 17, on the Moon',
  marsSign: 'Saravali, on Mars',
  jupiterSign: 'Saravali, on Jupiter',
  saturnSign: 'Saravali, on Saturn',
  venusHouse: 'Phaladeepika, on the houses',
  seventh: 'Phaladeepika 10, on the seventh',
  seventhLord: 'Parashara, on house lords',
  occupants: 'Saravali, on the houses',
  link: 'Parashara, on house lords',
  navamsa: 'Parashara, on the vargas',
  karaka: 'Jaimini Sutras 1.1, on karakas',
  upapada: 'Parashara, on the upapada',
  houses: 'Parashara, on the houses',
  nakshatras: 'Muhurta Chintamani, on marriage',
  dasha: 'Phaladeepika 10, on the seventh',
} as const;
