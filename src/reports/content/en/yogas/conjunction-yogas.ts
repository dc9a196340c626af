/** Yogas of two grahas in one sign. */
export const conjunctionYogas = {
  chandraMangala:
    'You sense what people need, and you have the energy to supply it. The old books connect this with money from trade. A small business suits you; keep anger out of talks about price.',
  guruMangala:
    'You act strongly for what you believe is right, and a command moves you much less. Courage and learning help each other here. Choose one cause or one course and complete it, because you do nothing by half.',
  guruRahu:
    'You question religion and teachers before you trust them. A teacher from outside your family or community may give you more than an appointed one. Ask politely, and watch a new guru for a year before you follow.',
  mahaParivartana:
    'Two good houses of your chart exchange their lords, so each supports the other. Progress in one of these matters soon helps the second. Begin with the easier one, and expect most in the periods of the two planets.',
  khalaParivartana:
    'The third house, of effort and courage, exchanges its lord with a good house. Results in that matter come and go at first. Regular practice settles them, so try again after a refusal.',
  dainyaParivartana:
    'A difficult house exchanges its lord with another house, so that other matter needs more care than usual. Keep a reserve for it, read papers before you sign, and ask for help early.',
} as const;
