/** Names of the elements of the panchang. */
import type { Graha } from '#src/astrology/contract-names.ts';

type Name = { english: string; devanagari: string };

const LUNAR_DAYS = [
  { english: 'Pratipada', devanagari: 'प्रतिपदा' },
  { english: 'Dwitiya', devanagari: 'द्वितीया' },
  { english: 'Tritiya', devanagari: 'तृतीया' },
  { english: 'Chaturthi', devanagari: 'चतुर्थी' },
  { english: 'Panchami', devanagari: 'पंचमी' },
  { english: 'Shashthi', devanagari: 'षष्ठी' },
  { english: 'Saptami', devanagari: 'सप्तमी' },
  { english: 'Ashtami', devanagari: 'अष्टमी' },
  { english: 'Navami', devanagari: 'नवमी' },
  { english: 'Dashami', devanagari: 'दशमी' },
  { english: 'Ekadashi', devanagari: 'एकादशी' },
  { english: 'Dwadashi', devanagari: 'द्वादशी' },
  { english: 'Trayodashi', devanagari: 'त्रयोदशी' },
  { english: 'Chaturdashi', devanagari: 'चतुर्दशी' },
] as const satisfies readonly Name[];

const PAKSHAS = {
  bright: { english: 'Shukla', devanagari: 'शुक्ल' },
  dark: { english: 'Krishna', devanagari: 'कृष्ण' },
};

/** A tithi numbered 1 to 30: its fortnight and name; Purnima and Amavasya end the two fortnights. */
export function getTithiName(tithi: number): { paksha: Name; name: Name } {
  const paksha = tithi <= 15 ? PAKSHAS.bright : PAKSHAS.dark;
  if (tithi === 15) return { paksha, name: { english: 'Purnima', devanagari: 'पूर्णिमा' } };
  if (tithi === 30) return { paksha, name: { english: 'Amavasya', devanagari: 'अमावस्या' } };
  return { paksha, name: LUNAR_DAYS[(tithi - 1) % 15]! };
}

/** "Shukla Trayodashi"; Purnima and Amavasya without their fortnight. @param tithi 1 to 30 */
export function formatTithiName(tithi: number): string {
  const { paksha, name } = getTithiName(tithi);
  return tithi % 15 === 0 ? name.english : `${paksha.english} ${name.english}`;
}

export const YOGAS = [
  { english: 'Vishkambha', devanagari: 'विष्कम्भ' },
  { english: 'Priti', devanagari: 'प्रीति' },
  { english: 'Ayushman', devanagari: 'आयुष्मान' },
  { english: 'Saubhagya', devanagari: 'सौभाग्य' },
  { english: 'Shobhana', devanagari: 'शोभन' },
  { english: 'Atiganda', devanagari: 'अतिगण्ड' },
  { english: 'Sukarma', devanagari: 'सुकर्मा' },
  { english: 'Dhriti', devanagari: 'धृति' },
  { english: 'Shula', devanagari: 'शूल' },
  { english: 'Ganda', devanagari: 'गण्ड' },
  { english: 'Vriddhi', devanagari: 'वृद्धि' },
  { english: 'Dhruva', devanagari: 'ध्रुव' },
  { english: 'Vyaghata', devanagari: 'व्याघात' },
  { english: 'Harshana', devanagari: 'हर्षण' },
  { english: 'Vajra', devanagari: 'वज्र' },
  { english: 'Siddhi', devanagari: 'सिद्धि' },
  { english: 'Vyatipata', devanagari: 'व्यतीपात' },
  { english: 'Variyana', devanagari: 'वरीयान' },
  { english: 'Parigha', devanagari: 'परिघ' },
  { english: 'Shiva', devanagari: 'शिव' },
  { english: 'Siddha', devanagari: 'सिद्ध' },
  { english: 'Sadhya', devanagari: 'साध्य' },
  { english: 'Shubha', devanagari: 'शुभ' },
  { english: 'Shukla', devanagari: 'शुक्ल' },
  { english: 'Brahma', devanagari: 'ब्रह्म' },
  { english: 'Indra', devanagari: 'इन्द्र' },
  { english: 'Vaidhriti', devanagari: 'वैधृति' },
] as const satisfies readonly Name[];

const MOVING_KARANAS = [
  { english: 'Bava', devanagari: 'बव' },
  { english: 'Balava', devanagari: 'बालव' },
  { english: 'Kaulava', devanagari: 'कौलव' },
  { english: 'Taitila', devanagari: 'तैतिल' },
  { english: 'Garaja', devanagari: 'गर' },
  { english: 'Vanija', devanagari: 'वणिज' },
  { english: 'Vishti', devanagari: 'विष्टि' },
] as const satisfies readonly Name[];

const FIXED_KARANAS: Record<number, Name> = {
  1: { english: 'Kimstughna', devanagari: 'किंस्तुघ्न' },
  58: { english: 'Shakuni', devanagari: 'शकुनि' },
  59: { english: 'Chatushpada', devanagari: 'चतुष्पाद' },
  60: { english: 'Naga', devanagari: 'नाग' },
};

/** A karana numbered 1 to 60: four are fixed, seven repeat eight times between them. */
export const getKaranaName = (karana: number): Name =>
  FIXED_KARANAS[karana] ?? MOVING_KARANAS[(karana - 2) % 7]!;

export const VARAS = [
  { english: 'Sunday', sanskrit: 'Ravivara', devanagari: 'रविवार', lord: 'Sun' },
  { english: 'Monday', sanskrit: 'Somavara', devanagari: 'सोमवार', lord: 'Moon' },
  { english: 'Tuesday', sanskrit: 'Mangalavara', devanagari: 'मंगलवार', lord: 'Mars' },
  { english: 'Wednesday', sanskrit: 'Budhavara', devanagari: 'बुधवार', lord: 'Mercury' },
  { english: 'Thursday', sanskrit: 'Guruvara', devanagari: 'गुरुवार', lord: 'Jupiter' },
  { english: 'Friday', sanskrit: 'Shukravara', devanagari: 'शुक्रवार', lord: 'Venus' },
  { english: 'Saturday', sanskrit: 'Shanivara', devanagari: 'शनिवार', lord: 'Saturn' },
] as const satisfies readonly (Name & { sanskrit: string; lord: Graha })[];

/** Index 0 is Chaitra: month n is at index n - 1. */
export const LUNAR_MONTHS = [
  { english: 'Chaitra', devanagari: 'चैत्र' },
  { english: 'Vaishakha', devanagari: 'वैशाख' },
  { english: 'Jyeshtha', devanagari: 'ज्येष्ठ' },
  { english: 'Ashadha', devanagari: 'आषाढ़' },
  { english: 'Shravana', devanagari: 'श्रावण' },
  { english: 'Bhadrapada', devanagari: 'भाद्रपद' },
  { english: 'Ashvina', devanagari: 'आश्विन' },
  { english: 'Kartika', devanagari: 'कार्तिक' },
  { english: 'Margashirsha', devanagari: 'मार्गशीर्ष' },
  { english: 'Pausha', devanagari: 'पौष' },
  { english: 'Magha', devanagari: 'माघ' },
  { english: 'Phalguna', devanagari: 'फाल्गुन' },
] as const satisfies readonly Name[];
