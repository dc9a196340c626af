/** Mercury in each house, first to twelfth. */
export const mercury = [
  'You think and speak quickly, and you look younger than your age. You learn by asking, and you remember names and facts. Before an important meeting, write down three main points and keep to them.',
  'You earn through speech, accounts, teaching, writing or trade. You count well and know the price of things. Write household expenses in one notebook or app; for you this habit saves real money.',
  'Writing, calls, messages and short trips are your natural field. You can explain the same thing to a child and to a committee. Complete one certificate course this year, in media, marketing, teaching or coding.',
  'Your home is full of books, papers, phones and talk. You study best at a familiar table, with family nearby. Keep one drawer for bills and certificates, because papers get mixed up in your house.',
  'Your mind is playful and full of ideas. You learn through puzzles, teach with humour and give good advice. Invest only in what you have studied yourself, and leave tips from friends alone.',
  'You find mistakes that others miss, in accounts, code or arguments. Audit, law, data work and service jobs are favoured. At home, point out one mistake and let the small ones pass.',
  'You want a partner with whom you can talk about everything. Trade, contracts and customers go well for you. Put every business agreement on paper, and after a quarrel begin to talk within a day.',
  'Your mind goes deep and looks for facts that others have not found. Research, tax, insurance and investigation suit it. You keep worries to yourself, so tell one person about them early.',
  'You collect knowledge from teachers, books and travel, and you question what you believe. Higher study, publishing, teaching and law are favoured. Choose one subject and go on until the degree or the final examination.',
  'Your profession depends on speech, writing, figures or trade. You do well in busy work where many tasks follow quickly. If the work is slow, ask for a role that meets customers.',
  'You know many people, and useful information reaches you early. Income comes through contacts, trade and several small sources. Note each lead in your phone on the same day, and follow it up within a week.',
  'You think best alone, late in the evening or early in the morning. Research, foreign languages and back-office work suit you. Put the phone away an hour before sleep, and keep a notebook by the bed.',
] as const;
