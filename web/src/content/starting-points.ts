/** Three suggested reports beside the title of the report list. */
export const startingPoints = [
  { intent: 'I am new to this', key: 'free-kundli', name: 'Free Kundli' },
  { intent: 'I want my chart explained', key: 'janam-kundli', name: 'Janam Kundli' },
  { intent: 'I want all of it', key: 'life-blueprint', name: 'Complete Life Blueprint' },
] as const;
