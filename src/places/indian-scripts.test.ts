import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from './gazetteer.ts';
import { buildTestGazetteer } from './testing.ts';

let gazetteer: Gazetteer;
let remove: () => void;
beforeAll(() => {
  ({ gazetteer, remove } = buildTestGazetteer());
}, 60_000);
afterAll(() => remove());

/** Towns as they are written on their own signs, with the name in the gazetteer. */
// prettier-ignore
const NAMES: Record<string, Record<string, string>> = {
  Devanagari: {
    मुंबई: 'Mumbai', दिल्ली: 'Delhi', लखनऊ: 'Lucknow', ग्वालियर: 'Gwalior', झाँसी: 'Jhansi', पुणे: 'Pune', नाशिक: 'Nashik', कोल्हापूर: 'Kolhapur',
    बलिया: 'Ballia', गोरखपुर: 'Gorakhpur', हल्द्वानी: 'Haldwani', सीतामढ़ी: 'Sitamarhi', चंडीगढ़: 'Chandigarh', सोलापूर: 'Solapur',
  },
  Tamil: {
    சென்னை: 'Chennai', மதுரை: 'Madurai', கோயம்புத்தூர்: 'Coimbatore', திருச்சிராப்பள்ளி: 'Tiruchirappalli', சேலம்: 'Salem', திருநெல்வேலி: 'Tirunelveli',
    தூத்துக்குடி: 'Thoothukudi', வேலூர்: 'Vellore', ஈரோடு: 'Erode', தஞ்சாவூர்: 'Thanjavur', புதுச்சேரி: 'Puducherry', நாகர்கோவில்: 'Nagercoil',
    கும்பகோணம்: 'Kumbakonam', சிவகாசி: 'Sivakasi', மும்பை: 'Mumbai',
  },
  Telugu: {
    హైదరాబాద్: 'Hyderabad', విజయవాడ: 'Vijayawada', విశాఖపట్నం: 'Visakhapatnam', తిరుపతి: 'Tirupati', గుంటూరు: 'Guntur', నెల్లూరు: 'Nellore', కర్నూలు: 'Kurnool',
    వరంగల్: 'Warangal', కరీంనగర్: 'Karimnagar', ఖమ్మం: 'Khammam', మైదుకూరు: 'Mydukur', అనంతపురం: 'Anantapur', కాకినాడ: 'Kakinada', నిజామాబాద్: 'Nizamabad',
  },
  Kannada: {
    ಬೆಂಗಳೂರು: 'Bengaluru', ಮೈಸೂರು: 'Mysuru', ಹುಬ್ಬಳ್ಳಿ: 'Hubballi', ಮಂಗಳೂರು: 'Mangaluru', ಬೆಳಗಾವಿ: 'Belagavi', ದಾವಣಗೆರೆ: 'Davanagere', ಶಿವಮೊಗ್ಗ: 'Shivamogga',
    ತುಮಕೂರು: 'Tumakuru', ಹಾಸನ: 'Hassan', ಧಾರವಾಡ: 'Dharwad', ಉಡುಪಿ: 'Udupi', ರಾಯಚೂರು: 'Raichur', ಚಿತ್ರದುರ್ಗ: 'Chitradurga', ಕೋಲಾರ: 'Kolar',
  },
  Malayalam: {
    തിരുവനന്തപുരം: 'Thiruvananthapuram', കൊച്ചി: 'Kochi', കോഴിക്കോട്: 'Kozhikode', തൃശ്ശൂർ: 'Thrissur', കൊല്ലം: 'Kollam', ആലപ്പുഴ: 'Alappuzha', പാലക്കാട്: 'Palakkad',
    കണ്ണൂർ: 'Kannur', കോട്ടയം: 'Kottayam', മലപ്പുറം: 'Malappuram', കാസർഗോഡ്: 'Kasaragod', പത്തനംതിട്ട: 'Pathanamthitta', ചങ്ങനാശ്ശേരി: 'Changanassery',
    തലശ്ശേരി: 'Thalassery',
  },
  Bengali: {
    কলকাতা: 'Kolkata', হাওড়া: 'Howrah', শিলিগুড়ি: 'Siliguri', দুর্গাপুর: 'Durgapur', আসানসোল: 'Asansol', বর্ধমান: 'Bardhaman', মালদা: 'Malda', খড়গপুর: 'Kharagpur',
    বহরমপুর: 'Berhampore', কৃষ্ণনগর: 'Krishnanagar', জলপাইগুড়ি: 'Jalpaiguri', আগরতলা: 'Agartala', গুৱাহাটী: 'Guwahati', ঢাকা: 'Dhaka', শিলচর: 'Silchar',
  },
  Gujarati: {
    અમદાવાદ: 'Ahmedabad', સુરત: 'Surat', વડોદરા: 'Vadodara', રાજકોટ: 'Rajkot', ભાવનગર: 'Bhavnagar', જામનગર: 'Jamnagar', જૂનાગઢ: 'Junagadh', ગાંધીનગર: 'Gandhinagar',
    આણંદ: 'Anand', મહેસાણા: 'Mehsana', ભુજ: 'Bhuj', વલસાડ: 'Valsad', પોરબંદર: 'Porbandar', નડિયાદ: 'Nadiad',
  },
  Gurmukhi: {
    ਅੰਮ੍ਰਿਤਸਰ: 'Amritsar', ਲੁਧਿਆਣਾ: 'Ludhiana', ਜਲੰਧਰ: 'Jalandhar', ਪਟਿਆਲਾ: 'Patiala', ਬਠਿੰਡਾ: 'Bathinda', ਮੋਗਾ: 'Moga', ਹੁਸ਼ਿਆਰਪੁਰ: 'Hoshiarpur', ਗੁਰਦਾਸਪੁਰ: 'Gurdaspur',
    ਫ਼ਿਰੋਜ਼ਪੁਰ: 'Firozpur', ਸੰਗਰੂਰ: 'Sangrur', ਬਰਨਾਲਾ: 'Barnala', ਮੁਹਾਲੀ: 'Mohali', ਪਠਾਨਕੋਟ: 'Pathankot', ਕਪੂਰਥਲਾ: 'Kapurthala',
  },
  Odia: {
    ଭୁବନେଶ୍ୱର: 'Bhubaneswar', କଟକ: 'Cuttack', ପୁରୀ: 'Puri', ବ୍ରହ୍ମପୁର: 'Brahmapur', ସମ୍ବଲପୁର: 'Sambalpur', ରାଉରକେଲା: 'Rourkela', ବାଲେଶ୍ୱର: 'Balasore', ବାରିପଦା: 'Baripada',
    ଝାରସୁଗୁଡ଼ା: 'Jharsuguda', କୋରାପୁଟ: 'Koraput', ଢେଙ୍କାନାଳ: 'Dhenkanal', ଅନୁଗୋଳ: 'Angul', ରାୟଗଡ଼ା: 'Rayagada', ବଲାଙ୍ଗୀର: 'Balangir',
  },
  Urdu: {
    لکھنؤ: 'Lucknow', دہلی: 'Delhi', حیدرآباد: 'Hyderabad', ممبئی: 'Mumbai', سرینگر: 'Srinagar', 'علی گڑھ': 'Aligarh', آگرہ: 'Agra', بھوپال: 'Bhopal', کانپور: 'Kanpur',
    پٹنہ: 'Patna', مرادآباد: 'Moradabad', رامپور: 'Rampur', میرٹھ: 'Meerut', 'اورنگ آباد': 'Aurangabad', لاہور: 'Lahore', کراچی: 'Karachi',
  },
};

describe.each(Object.entries(NAMES))('towns written in %s', (_script, names) => {
  it.each(Object.entries(names))('%s is found as %s', (typed, name) => {
    expect(gazetteer.search(typed)[0]?.name).toBe(name);
  });
});
