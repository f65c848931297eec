import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Sra.
Dra.`,
  honorific_male: `Sr.
Dr.`,
  house_number: `#
##
###
####`,
  address_unit: `Apto. ##
Apto. ###
Bloco A
Bloco B
Bloco C
Casa #
Sala ##
Fundos
Conjunto ##`,
  street_line: `{street}, {house_number}`,
  company_pattern: `{family} {suffix}
{family} e {other_family} {suffix}
{family} & Filhos {suffix}
{field} {family} {suffix}
{field} {family}
Irmãos {family} {suffix}
{family} Associados
Grupo {family}`,
  company_suffix: `Ltda.
S.A.
ME
EPP
EIRELI`,
  company_field: `Logística
Software
Alimentos
Design
Consultoria
Construtora
Energia
Mídia
Móveis
Tecidos
Automóveis
Clínica
Viagens
Gráfica
Eletrônicos
Oficina
Agropecuária
Ferragens
Padaria
Óptica
Embalagens
Imobiliária
Bebidas
Ferramentas
Decorações
Livraria`,
  job_title: `Contabilista
Analista de dados
Analista de mercado
Analista de negócios
Analista de qualidade
Analista de recursos humanos
Analista de riscos
Analista de sistemas
Analista de suporte
Analista de testes
Analista fiscal
Analista contábil
Analista de crédito
Analista de compras
Analista de logística
Analista de marketing
Analista de redes
Analista de segurança
Assistente comercial
Assistente de direção
Assistente de compras
Assistente jurídico
Assistente de laboratório
Atendente
Atendente de loja
Auxiliar contábil
Auxiliar de escritório
Auxiliar de estoque
Auxiliar de produção
Auxiliar de logística
Agente de viagens
Agente de atendimento
Representante comercial
Gerente comercial
Gerente de contas
Gerente de loja
Gerente de marca
Gerente de marketing
Gerente de operações
Gerente de produção
Gerente de produto
Gerente de projetos
Gerente de qualidade
Gerente de recursos humanos
Gerente de tecnologia
Gerente de vendas
Gerente geral
Chefe de obra
Chefe de turno
Chefe de equipe
Especialista em dados
Especialista em redes
Especialista em segurança
Especialista em compras
Recepcionista
Eletricista
Jornalista
Intérprete
Economista
Designer de produto
Designer gráfico
Designer de interiores
Líder técnico
Líder de produção
Motorista
Motorista de entregas
Paisagista
Florista
Docente
Projetista`,
  department: `Contabilidade
Administração
Novos negócios
Atendimento ao cliente
Design
Engenharia
Serviços gerais
Finanças
Recursos humanos
Tecnologia da informação
Jurídico
Logística
Marketing
Operações
Produto
Produção
Relações públicas
Compras
Qualidade
Pesquisa e desenvolvimento
Vendas
Segurança
Suporte
Treinamento`,
  category: `Móveis
Cozinha e mesa
Cama, mesa e banho
Iluminação
Roupas
Calçados
Bolsas e acessórios
Eletrônicos
Jardim
Esporte e lazer
Brinquedos e jogos
Beleza e cuidados
Alimentos
Papelaria e escritório
Animais de estimação
Ferramentas`,
  product_pattern: `{noun} {adjective} de {material}`,
  product_plain_pattern: `{noun} {adjective}`,
  product_adjective: `clássico	clássica
moderno	moderna
simples	simples
fino	fina
tradicional	tradicional
popular	popular
elegante	elegante
prático	prática
exclusivo	exclusiva
autêntico	autêntica
atemporal	atemporal
charmoso	charmosa
sustentável	sustentável
versátil	versátil
econômico	econômica
selecionado	selecionada
rústico	rústica
nórdico	nórdica
artesanal	artesanal
compacto	compacta
leve	leve
grande	grande
pequeno	pequena
original	original
natural	natural
discreto	discreta
essencial	essencial
minimalista	minimalista
contemporâneo	contemporânea
caprichado	caprichada
resistente	resistente
delicado	delicada
inovador	inovadora
regional	regional
bonito	bonita
aconchegante	aconchegante
sóbrio	sóbria
especial	especial`,
  product_material: `carvalho
nogueira
pinho
faia
bambu
aço
alumínio
cobre
latão
algodão
linho
lã
lona
flanela
couro
camurça
vidro
porcelana
grés
cerâmica
plástico reciclado
bioplástico`,
  product_noun: `Cadeira	f
Mesa de jantar	f
Estante	f
Sofá	m
Guarda-roupa	m
Banqueta	f
Frigideira	f
Tigela	f
Caneca	f
Tábua de corte	f
Faca de cozinha	f
Bule	m
Manta	f
Travesseiro	m
Toalha	f
Cortina	f
Tapete	m
Capa de edredom	f
Luminária de piso	f
Luminária de mesa	f
Luminária pendente	f
Castiçal	m
Cordão de luzes	m
Arandela	f
Camisa	f
Suéter	m
Jaqueta	f
Vestido	m
Calça	f
Cachecol	m
Tênis	m
Bota	f
Sandália	f
Chinelo	m
Tênis de corrida	m
Bota de trilha	f
Mochila	f
Bolsa	f
Carteira	f
Mala	f
Bolsa tiracolo	f
Cinto	m
Fone de ouvido	m
Teclado	m
Monitor	m
Alto-falante	m
Carregador portátil	m
Webcam	f
Regador	m
Vaso de flores	m
Banco de jardim	m
Mangueira	f
Casa de passarinho	f
Pá	f
Tapete de ioga	m
Halter	m
Garrafa de água	f
Barraca	f
Capacete de bicicleta	m
Saco de dormir	m
Quebra-cabeça	m
Jogo de montar	m
Boneca	f
Jogo de tabuleiro	m
Trem de brinquedo	m
Urso de pelúcia	m
Xampu	m
Creme para as mãos	m
Sabonete	m
Perfume	m
Máscara facial	f
Escova de dentes	f
Café	m
Chá	m
Chocolate	m
Mel	m
Azeite	m
Macarrão	m
Caderno	m
Caneta	f
Organizador de mesa	m
Calendário de parede	m
Base de mesa	f
Caixa organizadora	f
Cama para cães	f
Guia para cães	f
Comedouro	m
Arranhador	m
Brinquedo para gatos	m
Caixa de transporte	f
Martelo	m
Chave de fenda	f
Furadeira sem fio	f
Caixa de ferramentas	f
Trena	f
Serrote	m`,
  color: `Vermelho	#d32f2f
Vermelho-escuro	#8b0000
Coral	#ff7f50
Laranja	#f57c00
Âmbar	#ffb300
Dourado	#d4af37
Amarelo	#fdd835
Limão	#fff44f
Oliva	#808000
Verde-limão	#c0ca33
Verde	#388e3c
Verde-escuro	#1b5e20
Menta	#98ff98
Turquesa	#40e0d0
Verde-azulado	#00796b
Ciano	#00bcd4
Azul-celeste	#87ceeb
Azul	#1976d2
Azul-marinho	#000080
Índigo	#3f51b5
Violeta	#7e57c2
Roxo	#6a1b9a
Lavanda	#c9a0dc
Magenta	#d81b60
Rosa	#f48fb1
Salmão	#fa8072
Marrom	#795548
Chocolate	#5d4037
Bege	#f5f5dc
Creme	#fffdd0
Marfim	#fffff0
Branco	#ffffff
Prata	#c0c0c0
Cinza	#9e9e9e
Grafite	#36454f
Preto	#000000`,
  word: `abacate
abelha
aberto
abraço
abril
açaí
acordo
agenda
agosto
agulha
água
ajuda
alameda
álbum
aldeia
alegre
alfazema
algodão
alto
alvorada
amarelo
âmbar
amigo
amora
amplo
âncora
anel
animal
ano
antigo
anúncio
apoio
aposta
arara
areia
armário
aroma
arquivo
arroz
arte
artigo
árvore
asa
atalho
aula
aurora
autor
avenida
aveia
azeite
azul
bairro
baixo
balanço
balcão
banco
bandeira
baralho
barco
base
beleza
biblioteca
bicicleta
bilhete
bloco
boa
bola
bolo
bolsa
bom
bondade
borboleta
bosque
botão
branco
brilho
brincadeira
brisa
bússola
buzina
cabana
cabo
cacau
cachoeira
cadeira
caderno
café
caixa
calçada
calendário
calma
caminho
camisa
campo
canal
canção
caneca
caneta
canoa
canto
capa
capim
cardápio
carinho
carta
cartaz
casa
cascata
castanha
catálogo
cavalo
cedro
centro
cereja
certo
céu
chá
chapéu
chave
cheiro
chuva
ciclo
cidade
ciência
cinema
círculo
claro
classe
clima
clube
cobre
código
colher
colina
coluna
comércio
compasso
concerto
conselho
conta
conto
conversa
copo
cor
coração
corda
coro
correio
costa
couro
cozinha
cristal
cultura
curso
curto
dado
dança
data
debate
dedo
delta
dendê
descanso
desenho
dezembro
dia
diário
direto
disco
documento
doce
domingo
dourado
duna
edifício
eixo
encontro
energia
ensaio
entrada
equipe
escada
escola
espaço
espelho
esporte
esquina
estação
estante
estilo
estrada
estrela
estudo
etapa
evento
exemplo
fábrica
fácil
família
farinha
farol
favo
fazenda
feijão
feira
feliz
festa
fevereiro
fibra
figo
figura
fila
filme
final
fino
fita
flauta
flor
floresta
fogo
folha
fonte
força
forma
forno
forte
foto
frase
fresco
fruta
futuro
gaivota
galeria
galho
garrafa
gato
gelo
gentil
girassol
goiaba
gosto
gota
grama
grande
grão
grupo
guia
hábito
harmonia
herança
história
hoje
hora
horizonte
horta
hotel
ideia
igreja
ilha
imagem
índice
inverno
ipê
jabuticaba
jacarandá
janeiro
janela
jardim
jarra
jogo
jornal
jovem
julho
junho
justo
lã
lado
lago
lagoa
lâmpada
lápis
laranja
largo
lata
lavanda
legume
leite
lema
lençol
lento
letra
leve
lição
limão
limpo
linha
linho
lírio
lista
livre
livro
local
loja
longo
louro
lua
lugar
luva
luz
macaco
macio
madeira
maio
mala
manga
manhã
mapa
mar
maracujá
marca
março
margem
maré
marfim
margarida
massa
mata
medida
meia
mel
melodia
memória
menta
mercado
mês
mesa
meta
metal
método
milho
minuto
mirante
moda
modelo
moeda
moinho
momento
montanha
motor
móvel
mundo
muro
museu
música
nascente
natal
natural
neblina
ninho
noite
nome
norte
nota
notícia
nova
novembro
novo
número
nuvem
objeto
oceano
oeste
ofício
oliva
onda
orquídea
ordem
orvalho
ouro
outono
outubro
pacote
padaria
página
país
paisagem
palavra
palco
palma
pão
papel
parede
parque
passeio
passo
pátio
pausa
paz
pedra
peixe
pena
pequeno
pera
perfil
pérola
pescador
piano
pinho
pintura
pista
pitanga
planeta
planta
plano
plateia
poema
polvo
pomar
ponte
ponto
porta
porto
povo
praça
prado
praia
prata
prato
preço
prêmio
primavera
primo
processo
programa
projeto
público
quadro
quarta
quartel
queijo
quente
quintal
raiz
ramo
rápido
raro
receita
recreio
rede
região
regra
relato
relógio
remo
resumo
retrato
reunião
riacho
rio
ritmo
roda
romã
rosa
rota
roupa
rua
sábado
sabor
sal
sala
salão
samba
saudade
seda
segredo
selo
semana
semente
sereno
série
serra
serviço
setembro
sexta
sinal
sino
sítio
sobrado
sol
sombra
sonho
sopa
sorte
suave
suco
sul
surpresa
tabela
tambor
tapete
tarde
tarefa
teatro
tecido
telha
tema
tempo
terça
terra
tesouro
tigela
tinta
título
toalha
toca
topo
torre
trabalho
trança
trem
trigo
trilha
tucano
turma
único
unidade
útil
uva
vaga
vale
valor
varanda
vaso
vela
veleiro
vento
verão
verde
verso
viagem
vida
vidro
vila
violão
visita
vista
vizinho
voo
voz
xícara
zona`,
};
