import type { Random } from '../random.ts';

export interface Town {
  Ville: string;
  CodePostal: string;
  departement: string;
  region: RegionName;
}

const contracted = { Le: 'au', Les: 'aux' } as const;

/** 'à Brest', 'au Mans', 'aux Herbiers'. */
export const inTown = ({ Ville }: Pick<Town, 'Ville'>) => {
  const [, article, rest] = /^(Les?) (.+)$/.exec(Ville) ?? [];
  return article === 'Le' || article === 'Les' ? `${contracted[article]} ${rest ?? ''}` : `à ${Ville}`;
};

/** First digits of the numbers that the French regulator reserves for fiction, by zone. */
const fiction = { '01': '01 99 00', '02': '02 61 91', '03': '03 53 01', '04': '04 65 71', '05': '05 36 49', '06': '06 39 98' };
type Zone = keyof typeof fiction;

const lists = {
  bretagne: [
    '02',
    'Rennes 35000, Saint-Malo 35400, Fougères 35300, Vitré 35500, Redon 35600, Cesson-Sévigné 35510, Saint-Brieuc 22000, Lannion 22300, Guingamp 22200, Dinan 22100, Loudéac 22600, Lamballe-Armor 22400, Brest 29200, Quimper 29000, Morlaix 29600, Concarneau 29900, Landerneau 29800, Carhaix-Plouguer 29270, Vannes 56000, Lorient 56100, Lanester 56600, Pontivy 56300, Auray 56400, Ploërmel 56800',
  ],
  paysDeLaLoire: [
    '02',
    "Nantes 44000, Saint-Nazaire 44600, Saint-Herblain 44800, Rezé 44400, Châteaubriant 44110, Pornic 44210, Clisson 44190, Angers 49000, Cholet 49300, Saumur 49400, Beaupréau-en-Mauges 49600, Laval 53000, Mayenne 53100, Le Mans 72000, La Flèche 72200, Sablé-sur-Sarthe 72300, La Roche-sur-Yon 85000, Les Sables-d'Olonne 85100, Challans 85300, Les Herbiers 85500, Fontenay-le-Comte 85200",
  ],
  normandie: [
    '02',
    "Caen 14000, Lisieux 14100, Bayeux 14400, Vire Normandie 14500, Falaise 14700, Saint-Lô 50000, Cherbourg-en-Cotentin 50100, Avranches 50300, Granville 50400, Coutances 50200, Carentan-les-Marais 50500, Valognes 50700, Alençon 61000, Argentan 61200, Flers 61100, L'Aigle 61300, Rouen 76000, Le Havre 76600, Dieppe 76200, Fécamp 76400, Yvetot 76190, Évreux 27000, Vernon 27200, Bernay 27300, Louviers 27400",
  ],
  centre: [
    '02',
    'Orléans 45000, Montargis 45200, Gien 45500, Pithiviers 45300, Tours 37000, Chinon 37500, Loches 37600, Amboise 37400, Blois 41000, Vendôme 41100, Romorantin-Lanthenay 41200, Bourges 18000, Vierzon 18100, Châteauroux 36000, Issoudun 36100, Chartres 28000, Dreux 28100, Châteaudun 28200',
  ],
  ileDeFrance: [
    '01',
    'Versailles 78000, Rambouillet 78120, Poissy 78300, Mantes-la-Jolie 78200, Évry-Courcouronnes 91000, Étampes 91150, Massy 91300, Melun 77000, Meaux 77100, Fontainebleau 77300, Provins 77160, Pontoise 95300, Argenteuil 95100, Créteil 94000, Nanterre 92000, Bobigny 93000',
  ],
  hautsDeFrance: [
    '03',
    'Lille 59000, Roubaix 59100, Valenciennes 59300, Dunkerque 59140, Douai 59500, Cambrai 59400, Maubeuge 59600, Arras 62000, Lens 62300, Béthune 62400, Calais 62100, Boulogne-sur-Mer 62200, Saint-Omer 62500, Amiens 80000, Abbeville 80100, Beauvais 60000, Compiègne 60200, Laon 02000, Saint-Quentin 02100, Soissons 02200, Hirson 02500, Vervins 02140',
  ],
  grandEst: [
    '03',
    'Strasbourg 67000, Haguenau 67500, Sélestat 67600, Colmar 68000, Mulhouse 68100, Metz 57000, Thionville 57100, Sarreguemines 57200, Nancy 54000, Lunéville 54300, Verdun 55100, Bar-le-Duc 55000, Épinal 88000, Saint-Dié-des-Vosges 88100, Reims 51100, Épernay 51200, Troyes 10000, Charleville-Mézières 08000, Sedan 08200, Chaumont 52000',
  ],
  bourgogne: [
    '03',
    'Dijon 21000, Beaune 21200, Montbard 21500, Chalon-sur-Saône 71100, Mâcon 71000, Le Creusot 71200, Autun 71400, Nevers 58000, Cosne-Cours-sur-Loire 58200, Auxerre 89000, Sens 89100, Avallon 89200, Besançon 25000, Pontarlier 25300, Montbéliard 25200, Vesoul 70000, Belfort 90000, Lons-le-Saunier 39000, Dole 39100',
  ],
  auvergneRhoneAlpes: [
    '04',
    'Lyon 69007, Villefranche-sur-Saône 69400, Bourg-en-Bresse 01000, Oyonnax 01100, Grenoble 38000, Vienne 38200, Bourgoin-Jallieu 38300, Voiron 38500, Chambéry 73000, Albertville 73200, Annecy 74000, Thonon-les-Bains 74200, Cluses 74300, Saint-Étienne 42000, Roanne 42300, Montbrison 42600, Le Puy-en-Velay 43000, Clermont-Ferrand 63000, Riom 63200, Thiers 63300, Montluçon 03100, Vichy 03200, Moulins 03000, Aurillac 15000, Valence 26000, Montélimar 26200, Aubenas 07200, Annonay 07100',
  ],
  provence: [
    '04',
    'Marseille 13011, Aix-en-Provence 13090, Arles 13200, Salon-de-Provence 13300, Toulon 83000, Draguignan 83300, Fréjus 83600, Brignoles 83170, Nice 06000, Antibes 06600, Grasse 06130, Avignon 84000, Carpentras 84200, Orange 84100, Gap 05000, Digne-les-Bains 04000, Manosque 04100',
  ],
  languedoc: [
    '04',
    'Montpellier 34000, Béziers 34500, Sète 34200, Lunel 34400, Nîmes 30000, Alès 30100, Bagnols-sur-Cèze 30200, Narbonne 11100, Carcassonne 11000, Castelnaudary 11400, Limoux 11300, Perpignan 66000, Mende 48000',
  ],
  midiPyrenees: [
    '05',
    'Toulouse 31000, Muret 31600, Saint-Gaudens 31800, Revel 31250, Albi 81000, Castres 81100, Mazamet 81200, Montauban 82000, Moissac 82200, Cahors 46000, Figeac 46100, Rodez 12000, Millau 12100, Auch 32000, Tarbes 65000, Foix 09000, Pamiers 09100',
  ],
  nouvelleAquitaine: [
    '05',
    'Bordeaux 33000, Mérignac 33700, Libourne 33500, Langon 33210, Périgueux 24000, Bergerac 24100, Sarlat-la-Canéda 24200, Agen 47000, Marmande 47200, Mont-de-Marsan 40000, Dax 40100, Pau 64000, Bayonne 64100, Angoulême 16000, Cognac 16100, La Rochelle 17000, Saintes 17100, Rochefort 17300, Niort 79000, Bressuire 79300, Poitiers 86000, Châtellerault 86100, Limoges 87000, Guéret 23000, Tulle 19000, Brive-la-Gaillarde 19100',
  ],
} satisfies Record<string, readonly [Zone, string]>;

export type RegionName = keyof typeof lists;

export const townsOf = (region: RegionName): Town[] =>
  lists[region][1].split(', ').map((entry) => {
    const space = entry.lastIndexOf(' ');
    const CodePostal = entry.slice(space + 1);
    return { Ville: entry.slice(0, space), CodePostal, departement: CodePostal.slice(0, 2), region };
  });

const number = (random: Random, zone: Zone) => `${fiction[zone]} ${random.digits(2)} ${random.digits(2)}`;

export const landline = (random: Random, region: RegionName) => number(random, lists[region][0]);
export const mobile = (random: Random) => number(random, '06');

const streets = [
  'rue de la Gare',
  'avenue de la Libération',
  'rue du Stade',
  'boulevard de la République',
  'rue des Frères-Lumière',
  'avenue du Général-de-Gaulle',
  'rue Denis-Papin',
  'rue Gustave-Eiffel',
  'rue Ampère',
  'avenue des Sports',
  'rue du Commerce',
  'route de la Plaine',
  "rue de l'Industrie",
  'rue de la Fontaine',
  'boulevard du Château',
  'rue Louis-Blériot',
  'rue des Artisans',
  'avenue Jean-Jaurès',
  'rue du Champ-de-Foire',
];
const estates = [
  'ZA de la Croix-Blanche',
  'ZI Nord',
  'ZAC du Grand Clos',
  'ZA des Quatre-Routes',
  'Parc des Portes du Sud',
  'ZI de la Vallée',
  'ZA du Moulin-Neuf',
  'Espace Auto',
];

export const address = (random: Random) => ({
  Address1: `${1 + random.below(180)} ${random.pick(streets)}`,
  Address2: random.chance(0.45) ? random.pick(estates) : '',
});
