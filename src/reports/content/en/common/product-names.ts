/** The names of the reports, as on their covers; `hindiName`: in Devanagari script. */
import type { ProductKey } from '#src/reports/context/report-context.ts';

export const productNames: Record<ProductKey, { name: string; hindiName: string }> = {
  'free-kundli': { name: 'Free Kundli', hindiName: 'जन्म पत्रिका' },
  'janam-kundli': { name: 'Janam Kundli', hindiName: 'जन्म कुण्डली' },
  'moon-and-nakshatra': { name: 'Moon & Nakshatra', hindiName: 'चन्द्र और नक्षत्र' },
  'love-marriage': { name: 'Love & Marriage', hindiName: 'प्रेम और विवाह' },
  'sade-sati-check': { name: 'Sade Sati Check', hindiName: 'साढ़े साती' },
  'numerology-profile': { name: 'Numerology Profile', hindiName: 'अंक ज्योतिष' },
  'career-wealth': { name: 'Career & Wealth', hindiName: 'कर्म और धन' },
  'year-ahead': { name: 'Year Ahead', hindiName: 'वर्षफल' },
  'match-report': { name: 'Match Report', hindiName: 'कुण्डली मिलान' },
  'life-blueprint': { name: 'Complete Life Blueprint', hindiName: 'जीवन पत्रिका' },
};
