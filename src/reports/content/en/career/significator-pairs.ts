/** The two strongest significators of work as a pair, in the order of the nine grahas. */
export const significatorPairs: Readonly<Record<string, string>> = {
  'Sun+Moon':
    'Authority and care of the public meet: food or housing departments, local politics, a family shop with a known name. Lead where people need help.',
  'Sun+Mars':
    'Command and action work together: uniformed service, engineering departments, sports administration, urgent infrastructure. Accept posts with full powers and a fixed end date.',
  'Sun+Mercury':
    'Office and language work together: administrative services, editing, policy drafting, government finance. You lead well in writing, so put your orders on paper.',
  'Sun+Jupiter':
    'Rank and learning meet: the courts, higher education, foundations, senior banking. People trust you with appointments; stay fair to those you do not like.',
  'Sun+Venus':
    'Dignity and charm meet: cultural administration, luxury brands, diplomacy, film production. Choose an employer who values good design and good manners.',
  'Sun+Saturn':
    'Rank and labour work together: public works, labour administration, large old institutions. Respect the file and also the worker who carries it.',
  'Sun+Rahu':
    'You can become visible by new means: political communication, aviation, energy technology, start-ups. Check every quarter that the work itself is as good as its publicity.',
  'Sun+Ketu':
    'You have authority and little wish for show: technical leadership, temple and heritage administration, direction of research. Decide yourself, and let others hold the ceremony.',
  'Moon+Mars':
    'Care with speed suits you: restaurants, emergency nursing, property for families, self-defence classes, a dairy. Sell quick and kind service, and train your staff in both.',
  'Moon+Mercury':
    'Feeling finds the right words: content for children, counselling, food writing, customer care, travel trade. Write for people whom others forget.',
  'Moon+Jupiter':
    'Care and advice come together: schools, family finance, programmes for mothers and children, honest hotels. Older people recommend what you run, so begin with families whom you know.',
  'Moon+Venus':
    'Comfort is your market: interiors, sweets, music, bridal and baby goods, small hotels. Enjoy the making, and check the accounts every week.',
  'Moon+Saturn':
    'Care as a duty suits you: homes for the aged, public food schemes, cold chains, water supply, long nursing. You stay reliable for years, so ask for a permanent post.',
  'Moon+Rahu':
    'You feel what the crowd wants: mass media, packaged food, tourism abroad, trend research. You notice a fashion early; invest in it only a part of your savings.',
  'Moon+Ketu':
    'You care for people without holding on to them: hospice work, dream psychology, naturopathy, quiet guest houses near shrines. People leave you feeling lighter; keep the place small.',
  'Mars+Mercury':
    'Quick hands and quick figures meet: electronics, trading desks, dentistry, technical sales, legal support. You win by speed, so let somebody else check the totals.',
  'Mars+Jupiter':
    'Force serves a good cause: defence training, contract law, sports academies, agriculture business, land trusts. Choose the disputes that matter and leave the rest.',
  'Mars+Venus':
    'Passion and craft meet: automobiles, jewellery making, dance direction, cooking, set construction. You need beauty that is made with tools, so learn one craft fully.',
  'Mars+Saturn':
    'Push and patience work together: heavy engineering, mining, tunnels, safety audits, repair of large machines. Keep photographs of what you build for the next tender.',
  'Mars+Rahu':
    'Courage with technology suits you: drones, cyber defence, motor sport, demolition, difficult transport. Follow the safety procedure each time.',
  'Mars+Ketu':
    'Your hand is exact and sudden: fine mechanics, martial arts teaching, coding under pressure, acupuncture, fire safety. You do alone what a committee plans for weeks, so ask to be paid by the task.',
  'Mercury+Jupiter':
    'Information becomes judgement: education, law, publishing, actuarial work, financial research. You can teach what you do, and earn from both.',
  'Mercury+Venus':
    'Clever words and good looks meet: design, copywriting, user interfaces, music, fashion trade, event contracts. You make useful things pleasant; show buyers a finished sample.',
  'Mercury+Saturn':
    'Exactness over years suits you: statistics, systems software, tax, maps, library work, quality certificates. Fewer errors happen where you work, so apply for a quality post.',
  'Mercury+Rahu':
    'A clever mind meets new media: artificial intelligence, digital marketing, foreign-language trade, analytics. Keep one older skill in case the fashion changes.',
  'Mercury+Ketu':
    'You read what is hidden in signs: programming, mathematics, astrology, proof-reading, fault-finding in machines. You see the small error in a long page, so offer to check for others.',
  'Jupiter+Venus':
    'Knowledge and beauty teach together: art schools, private banking, cultural foundations, hotels with a good name, counselling of couples. People come to you to live better, so charge for advice as well as for goods.',
  'Jupiter+Saturn':
    'Wide vision and firm order meet: courts, universities, public finance, temple restoration, long building projects. Join institutions that are older than their present head.',
  'Jupiter+Rahu':
    'Knowledge goes abroad: international education, technology law, new kinds of finance, spiritual media. Check each source before you build on it.',
  'Jupiter+Ketu':
    'Learning without show suits you: research, philosophy, yoga institutions, charity, theoretical science. Money matters little to you; still, ask for a fixed salary.',
  'Venus+Saturn':
    'Beauty that lasts suits you: architecture, handloom, antiques, leather, large kitchens, classical arts. Your goods become more valuable with time, so do not sell too soon.',
  'Venus+Rahu':
    'Glamour through a camera suits you: cinema, digital fashion, imported luxury, cosmetics science, gaming art. Own the shop or the rights as well as the image.',
  'Venus+Ketu':
    'Fine work without display suits you: classical music, miniature painting, natural perfume, tailoring for few clients. New clients come by recommendation alone.',
  'Saturn+Rahu':
    'Large systems across borders suit you: petroleum, foreign labour markets, data centres, ports, waste technology. You do well where rules are new, if you keep your own rules.',
  'Saturn+Ketu':
    'You are a patient specialist: archaeology, repair of old instruments, administration of ashrams, back-end engineering. Ask for a quiet place to work.',
};

/** In place of the advice, for a reader of sixty or more. */
export const pairAdviceAfterSixty = 'Choose one of these to advise in, to teach or to enjoy.';
