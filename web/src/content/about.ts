/** Texts of /about-us. The accuracies are the limits that the tests of the astrology engine check. */

/** The marketing claims of the specification, and no others. */
export const claims = [
  { figure: '50,000+', label: 'clients' },
  { figure: '15+', label: 'years' },
  { figure: '99%', label: 'accuracy' },
  { figure: '24/7', label: 'support' },
] as const;

/** What a report is computed from: the astronomy with its accuracy, the rules with their books. */
export const computationSources = [
  {
    subject: 'Sun and planets',
    source: 'VSOP87, by Bretagnon and Francou, Paris, 1988',
    accuracy: 'within 0.2″ of an independent ephemeris',
  },
  {
    subject: 'Moon',
    source: 'ELP/MPP02, by Chapront and Francou, Paris, 2003',
    accuracy: 'within 0.02″ of the same',
  },
  {
    subject: 'Rahu and Ketu',
    source: 'the mean node of the Moon, as in most almanacs',
    accuracy: 'within 0.7″',
  },
  {
    subject: 'Lagna',
    source: 'sidereal time, latitude and the tilt of the earth',
    accuracy: 'within 0.2″; the birth time is less certain',
  },
  {
    subject: 'Zodiac',
    source: 'Lahiri ayanamsa, Calendar Reform Committee, 1955',
    accuracy: 'its value is printed in every report',
  },
  {
    subject: 'Towns',
    source: 'GeoNames, with districts and old names',
    accuracy: 'shown with coordinates before you pay',
  },
  {
    subject: 'Clocks',
    source: 'IANA time zones, with Bombay, Calcutta and local time',
    accuracy: 'we ask where two were in use',
  },
  {
    subject: 'Rules',
    source: 'Parashara, Brihat Jataka, Saravali, Phaladeepika',
    accuracy: 'the book is named beside the sentence',
  },
] as const;

/** The marks that say how far a statement depends on the birth time. */
export const certaintyMarks = [
  {
    level: 'firm',
    name: 'Firm',
    text: 'The fact behind the sentence would be the same for a birth three quarters of an hour earlier or later.',
  },
  {
    level: 'minute',
    name: 'Depends on the time',
    text: 'It changes within that time. The report says from when to when it holds.',
  },
  {
    level: 'close',
    name: 'A close call',
    text: 'Four minutes of birth time, or a few minutes of arc, would change it. Do not rely on it alone.',
  },
] as const;

/** The events of one order, as the ledger records them. */
export const ledgerEntries = [
  { title: 'Order placed', text: 'with the price that was shown to you' },
  { title: 'Payment captured', text: 'and who reported it: you, the bank, or our own check' },
  { title: 'Chart computed', text: 'with the settings, so that it can be done again' },
  { title: 'Report written', text: 'with the version of every text' },
  { title: 'Report printed', text: 'with the check sum of the file' },
  { title: 'Report mailed', text: 'and whether your mail server accepted it' },
] as const;

export const promises = [
  {
    title: 'A wrong detail is corrected',
    text: 'Once, within seven days of delivery, at no charge. The new edition replaces the old one, and we keep both.',
  },
  {
    title: 'No fear, no pressure',
    text: 'We name no curses and set no deadlines. Remedies begin with what costs nothing, and you never need to buy a stone.',
  },
  {
    title: 'Doubts before you pay',
    text: 'If your birth time is not exact enough for a chapter, we say so before you pay.',
  },
  {
    title: 'Money-back guarantee',
    text: 'If a report cannot be made, was paid twice, or is later than twelve hours, you get your money back.',
  },
  {
    title: 'Your details are yours',
    text: 'Export them or erase them from your profile. Your name is not in the ledger.',
  },
] as const;
