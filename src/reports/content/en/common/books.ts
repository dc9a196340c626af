/** The names of the books that statements cite. Sources combine one of them with a chapter or a topic. */
export const books = {
  /** Brihat Parashara Hora Shastra, by its author */
  parashara: 'Parashara',
  /** the same book in answers, where there is little room */
  bphs: 'BPHS',
  /** its full name, beside the rules of yogas */
  brihatParasharaHoraShastra: 'Brihat Parashara Hora Shastra',
  brihatJataka: 'Brihat Jataka',
  brihatSamhita: 'Brihat Samhita',
  jaiminiSutras: 'Jaimini Sutras',
  jatakaParijata: 'Jataka Parijata',
  manasagari: 'Manasagari',
  muhurtaChintamani: 'Muhurta Chintamani',
  muhurtaSamgrahaDarpana: 'Muhurta Samgraha Darpana',
  phaladeepika: 'Phaladeepika',
  ramanCombinations: 'B. V. Raman, Three Hundred Important Combinations',
  saravali: 'Saravali',
  taittiriyaBrahmana: 'Taittiriya Brahmana',
  tajikaNilakanthi: 'Tajika Nilakanthi',
} as const;
