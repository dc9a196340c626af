/** Titles and introductions of the pages with tables for an astrologer. */
export const astrologerHeadings = {
  all: {
    title: 'For your astrologer',
    hindiTitle: 'ज्योतिषी के लिए',
    runningTitle: 'For your astrologer',
    summary: 'Avakahada, panchanga, ashtakavarga, strengths, vargas and further tables',
  },
  withoutTime: {
    title: 'For your astrologer',
    hindiTitle: 'ज्योतिषी के लिए',
    runningTitle: 'For your astrologer',
    summary: 'Avakahada and panchanga of the day, friendships and vargas',
  },
  selection: {
    title: 'For your astrologer',
    hindiTitle: 'ज्योतिषी के लिए',
    runningTitle: 'For your astrologer',
    summary: 'The tables that your family’s astrologer asks for first',
  },
  chalit: {
    title: 'Bhava chalit, cusps and arudhas',
    hindiTitle: 'भाव चलित',
    runningTitle: 'Cusps and arudhas',
    summary: 'The houses by degree beside the houses by sign, arudha padas and special lagnas',
  },
} as const;

export const astrologerIntros = {
  all: 'These tables are for your family’s astrologer. You can read the report without them.',
  selection: 'Show this page to your family’s astrologer. The report can be read without it.',
  withoutTime:
    'Without a birth time these tables hold only what the day itself determines. Houses, ashtakavarga, shadbala, cusps, arudhas, upagrahas and the Yogini dasha need the time.',
} as const;
