/** The names of the books that statements cite. Sources combine one of them with a chapter or a topic. */
export const books = {
  /** Brihat Parashara Hora Shastra, by its author */
  parashara: 'Parashara',
  /** the same book in answers, where there is little room */
  bphs: 'BPHS',
  brihatJataka: 'Brihat Jataka',
  brihatSamhita: 'Brihat Samhita',
  jaiminiSutras: 'Jaimini Sutras',
  muhurtaChintamani: 'Muhurta Chintamani',
  muhurtaSamgrahaDarpana: 'Muhurta Samgraha Darpana',
  phaladeepika: 'Phaladeepika',
  saravali: 'Saravali',
  taittiriyaBrahmana: 'Taittiriya Brahmana',
  tajikaNilakanthi: 'Tajika Nilakanthi',
} as const;
