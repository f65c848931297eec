import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `É exatamente o que eu procurava.
A qualidade é melhor do que eu esperava pelo preço.
Chegou dois dias antes e muito bem embalado.
Uso todos os dias há um mês e parece novo.
Minha irmã viu e pediu um na mesma noite.
A cor é igual à das fotos.
A montagem levou menos de dez minutos.
Compraria de novo sem pensar duas vezes.
É firme e bem acabado.
O manual é curto e fácil de seguir.
Ficou ótimo no nosso apartamento pequeno.
O atendimento respondeu em menos de uma hora.
Um presente lindo que encantou a minha mãe.
O material é agradável e não tem cheiro.
Cumpre tudo o que promete.
Comparei vários modelos e este é o melhor.
Depois de muitas lavagens continua com a mesma forma.
A tabela de medidas está certa e tudo serviu.
É o meu segundo pedido e continuo satisfeita.
Ótimo custo-benefício.
Dá para notar o cuidado nos detalhes.
Funciona logo que sai da caixa.
As crianças adoram e eu também.
No começo eu duvidava e agora estou convencido.
Entrega rápida e pacote completo.
Leve e resistente e fácil de limpar.
Todo mundo pergunta onde encontrei.
Depois de seis meses não tenho do que reclamar.`,
  review_medium: `Está bom pelo preço mas não é nada de especial.
O produto é bom mas a entrega demorou demais.
Faz o que precisa embora o acabamento pudesse ser melhor.
A cor é um pouco mais escura do que nas fotos.
Gosto do desenho mas o tamanho é pequeno.
Boa ideia que ainda pode melhorar.
Funciona bem depois que se entende o manual.
A embalagem chegou amassada mas o produto estava bem.
Eu esperava um pouco mais por esse valor.
Serve para uso ocasional.
Algumas peças são firmes e outras nem tanto.
Faltou um parafuso mas enviaram rápido.
Precisei de duas tentativas para montar.
Menor do que eu imaginava mas útil.
Nas primeiras semanas foi perfeito e agora range um pouco.
Confortável mas não para o dia inteiro.
O cheiro sumiu depois de alguns dias.
Fiquei com ele porque a devolução não valia o esforço.
É bonito mas junta poeira.
Qualidade média por um preço médio.
O manual precisa de mais figuras.
Faz o que deve mas é bem barulhento.
Não fiquei nem feliz nem decepcionado.
O material é mais fino do que o descrito.
Boa escolha se estiver em promoção.
Meu marido gosta mais do que eu.`,
  review_bad: `Quebrou depois de três dias.
A cor não tem nada a ver com as fotos.
Esperei a entrega por quatro semanas.
O material parece barato e tem cheiro forte.
Faltaram duas peças e ninguém responde às minhas mensagens.
Não serviu mesmo seguindo a tabela de medidas.
A costura abriu na primeira lavagem.
Devolvi no dia seguinte.
A bateria dura menos de uma hora.
A superfície já veio riscada.
Não vale o que custa.
O manual é impossível de entender.
Balança de qualquer jeito que se coloque.
Enviaram o modelo errado duas vezes.
O zíper emperrou no primeiro dia.
É bonito mas inútil no dia a dia.
A estampa desbotou em uma semana.
Pequeno demais e desconfortável.
A alça soltou durante o uso.
Não recomendo para ninguém.
O reembolso demorou mais de um mês.
Faz um barulho terrível.
A descrição promete muito mais do que entrega.
Foi a minha pior compra do ano.
Parou de funcionar logo depois do prazo de devolução.
O pacote chegou aberto e meio vazio.`,
  review_title_good: `Muito satisfeito
Simplesmente perfeito
Recomendo muito
Ótima qualidade
Melhor que o esperado
Vale cada centavo
Um achado
Meu novo favorito
Bem feito
Entrega rápida e bom produto
Bonito e prático
Cinco estrelas
Compraria de novo
Lindo presente
Igual à descrição
Funciona bem`,
  review_title_medium: `Está bom
Bom sem exageros
Cumpre o papel
Sentimentos mistos
Justo pelo preço
Podia ser melhor
Mediano
Agradável com pequenas falhas
Nada mal
Escolha aceitável
Pode melhorar
Quase o que eu queria
Boa ideia
Bom por enquanto
Como esperado`,
  review_title_bad: `Decepcionado
Não compre
Dinheiro perdido
Má qualidade
Quebrou logo
Diferente da descrição
Devolvido
Nunca mais
Entrega muito lenta
Tamanho errado
Peças faltando
Material barato
Má experiência
Não funciona
Não vale a pena`,
  post_title: `{number} dicas sobre {topic}
Tudo sobre {topic}
{topic}: por onde começar
O que ninguém conta sobre {topic}
{topic}: {number} erros comuns
{topic} para iniciantes
{topic} com pouco dinheiro
O que aprendemos sobre {topic}
{number} perguntas sobre {topic}
{topic} em dez minutos por dia
Um ano com {topic}
{topic} para quem tem pouco tempo
{number} ideias para {topic}
Repensando {topic}
{topic} com crianças
{topic}: as melhores ferramentas
{topic}: como não desistir
{topic} de um jeito simples
{number} livros sobre {topic}
Nossos lugares favoritos para {topic}
{topic} em cada estação
{topic}: o que eu queria ter sabido antes
{topic}: mitos e verdades
{topic} passo a passo
{number} motivos para experimentar {topic}
{topic} sem estresse
{topic}: um passo de cada vez
{topic} em casa
Um fim de semana com {topic}
{topic}: lista de tarefas
{topic}: o nosso plano
{number} lições sobre {topic}
Vamos falar sobre {topic}
{topic} em família
{topic}: o que vem por aí
{topic}: uma opinião sincera
Por que gostamos tanto: {topic}
{topic} no dia a dia
{topic} na cidade
Uma conversa sobre {topic}
{topic} em poucas palavras
Redescobrindo {topic}`,
  topic: `hortas urbanas
trens noturnos
jogos de tabuleiro
feiras de bairro
mapas antigos
fotografia de rua
criação de abelhas
pão caseiro
varandas pequenas
café coado
observação de aves
caligrafia
natação no inverno
trabalho em casa
orçamento da família
bibliotecas públicas
viagens de bicicleta
aquarela
móveis usados
caminhadas na mata
consertos em casa
estudo de idiomas
trilhas
canto coral
cerâmica
ervas na janela
cozinha ao ar livre
podcasts
fotografia analógica
voluntariado
cadernos de notas
planilhas
música em casa
energia solar
visitas a museus
história local
tricô
escalada
corrida de rua
produtos da roça
almoço no trabalho
lagos de jardim
transporte público
comida do dia a dia
marcenaria
cartas escritas à mão
minimalismo
visualização de dados
sono melhor
dados abertos
legumes da estação
cozinha vegetariana
manhãs tranquilas
casa organizada
passeios de trem
artesanato
fermentação
festas de bairro
compostagem
equipes à distância
leitura
vida sem desperdício`,
  post_sentence: `Tudo começou com uma pergunta simples.
Durante anos deixei isso para depois.
Na primavera passada finalmente tentamos.
A primeira tentativa deu errado em quase tudo.
Foi justamente isso que tornou a coisa interessante.
Não é preciso equipamento caro para começar.
Muitas vezes bastam um lápis e uma hora tranquila.
O mais difícil é dar o primeiro passo.
Depois de algumas semanas virou hábito.
Anotei o que funcionou e o que não funcionou.
As melhores ideias vieram de iniciantes.
Ajuda definir um limite antes de começar.
A maioria desiste cedo demais.
Aqui a paciência vale mais do que o talento.
Perguntamos aos vizinhos o que eles achavam.
As respostas nos surpreenderam.
Não existe um único jeito certo.
O que funciona na cidade grande pode falhar no interior.
Vale a pena olhar os números.
O custo foi menor do que temíamos.
Uma pequena mudança de manhã fez toda a diferença.
Claro que houve dias em que nada deu certo.
Nesses dias o melhor era caminhar um pouco.
Hoje eu faria muita coisa de um jeito mais simples.
O tempo nem sempre ajudou.
Uma boa preparação poupa muito tempo.
Fizemos uma lista e riscamos a metade.
O que sobrou era surpreendentemente claro.
É fácil esquecer o quanto já sabemos.
Um amigo me aconselhou a começar pequeno.
Ainda penso nesse conselho.
Muitos guias complicam o que é simples.
Outros prometem resultados impossíveis.
A verdade fica em algum lugar no meio.
Vá com calma nos primeiros passos.
Os detalhes vêm depois.
Às vezes basta olhar e escutar.
Aprendemos mais com os erros do que com os livros.
A biblioteca do bairro se mostrou um tesouro.
Cada estação tem o seu encanto.
No inverno tudo demora um pouco mais.
No verão levamos tudo para fora.
Como sempre as crianças fizeram as melhores perguntas.
Ninguém tinha pressa naquela tarde.
Choveu três dias e continuamos assim mesmo.
O resultado não ficou perfeito mas era nosso.
Guardei a primeira versão como lembrança.
Dividir o trabalho deixou tudo mais divertido.
Há certa calma em fazer uma coisa de cada vez.
Se você travar faça uma pausa.
Na manhã seguinte a solução costuma ser óbvia.
Testamos três caminhos ao mesmo tempo.
O mais simples ganhou com folga.
É bom anotar a data.
Assim dá para ver o caminho percorrido.
Ferramentas antigas muitas vezes trabalham melhor.
Um olho atento vale mais do que uma caixa cheia de ferramentas.
A comunidade é muito acolhedora.
Sempre há alguém disposto a ajudar.
Conheci pessoas que de outro modo não conheceria.
Uma delas virou uma grande amiga.
Nem toda tradição precisa ser mantida.
Algumas merecem uma segunda chance.
A pesquisa sobre o assunto ainda é nova.
Os primeiros resultados animam.
Vale a pena ler as letras miúdas.
Por sorte a loja da esquina tinha tudo.
O resto foi emprestado ou feito em casa.
Um dia fixo na semana ajuda bastante.
O nosso é quinta-feira à noite.
No fim do mês olhamos o que foi feito.
Quase sempre é mais do que parecia.
Dá para começar com o que há em casa.
Todo o resto pode esperar.
Os erros fazem parte e às vezes são a melhor parte.
Eu estava nervosa antes do primeiro encontro.
Meia hora depois já tinha esquecido.
A vista lá de cima compensou tudo.
No ano que vem vamos repetir com certeza.
Até lá há muito para planejar.
Conte para nós como você faz.
Estamos ansiosos pelas suas ideias.
No próximo texto entraremos nos detalhes.
Mas essa já é outra história.`,
  comment: `Obrigada por compartilhar.
Ótimo texto!
Passei por isso no ano passado.
Pode falar mais sobre os custos?
Me ajudou muito.
Eu vejo de outro jeito.
Que fotos lindas!
Onde você comprou o material?
Salvei para ler depois.
Minha avó fazia igual.
Quanto tempo levou?
Testei e funciona.
Interessante a parte do primeiro passo.
Eu não sabia.
Continue a série por favor.
A segunda parte é a minha favorita.
Dá certo em apartamento pequeno?
Bem explicado.
Eu acrescentaria paciência.
Falamos sobre isso ontem no jantar.
Até que enfim alguém disse isso.
Que história bonita.
Ri alto no terceiro parágrafo.
Tem uma lista das ferramentas?
Bom conselho para quem começa.
Mandei para a minha equipe.
O link do meio não funciona.
Obrigado pela resposta rápida!
Aqui também.
Discordo mas está bem escrito.
Agora meus filhos querem tentar.
Algum livro para indicar?
Muito bem escrito.
Era o que eu precisava hoje.
Desisti duas vezes até conseguir.
Bom saber que não sou a única.
Ansioso pelo próximo texto.
E no inverno?
Boa dica a da biblioteca.
Leio vocês há anos.
Curto e direto.
Faltou o principal: café.
Obrigada pela sinceridade.
Fazemos uma vez por semana.
Seria ótimo para o nosso clube.
Aprendi algo novo.
Qual câmera você usou?
Quero mais!
Li o segundo passo duas vezes.
Lista muito útil.
Alguém tentou com crianças?
Um abraço do litoral.`,
  bio: `Primeiro o café e depois o resto.
Escreve sobre comida, trens e cidades pequenas.
Faz software na semana e pão no domingo.
Sempre em busca da próxima trilha.
Mais livros do que estantes.
Mãe de dois e colecionadora de mapas.
Fotografa dias de chuva.
Professor de dia e baterista à noite.
Aprende algo novo toda semana.
Mora perto do mar com dois gatos.
Jardineira sem jardim.
Gosta de boas perguntas.
De bicicleta com qualquer tempo.
Papel e lápis sempre à mão.
Feliz na serra.
Curiosidade por tudo.
Conserta rádios antigos.
Quarenta plantas e um regador.
Corre devagar mas vai longe.
Coleciona receitas e histórias.
Há dez anos no primeiro romance.
Amor demais por planilhas.
Viaja de trem quando pode.
Abelhas no telhado.
Canta no coral e no chuveiro.
Toma chá e acorda cedo.
Enfermeira, tia e rainha das palavras cruzadas.
Constrói coisas pequenas que duram.
Acredita em bibliotecas.
Olha as estrelas.
Leva jogos de tabuleiro a sério.
Aqui pelos comentários.
Na semana [a escola|o hospital|a oficina|a biblioteca|o escritório|a padaria|o laboratório|a garagem|a cozinha|a redação], [no fim de semana|à noite|aos domingos|no verão] [o xadrez|o coral|a vela|a bateria|o jardim|as trilhas|a cerâmica|a bicicleta|a pintura|o futebol].
Gosta de [mapas antigos|trens noturnos|dias de chuva|museus pequenos|feiras de rua|livros longos|ladeiras|comida de rua|discos de jazz|romances policiais], [café forte|lagos frios|pão quente|shows|ruas calmas|janelas abertas|lápis apontados|manhãs cedo|jantares tardios|domingos lentos] e [longas caminhadas|boas perguntas|piadas ruins|cachorros dos outros].
Aprende [italiano|japonês|violoncelo|piano|surfe|costura|malabarismo|dança|marcenaria|caligrafia|astronomia] e [confeitaria|escalada|a dizer não|esqui|tricô|pesca|desenho|xadrez|galês|paciência] [aos poucos|desde o inverno|por prazer|nestes meses].`,
  search_term: `tênis corrida
luminária mesa
presente aniversário
fone sem fio
jaqueta inverno
cadeado bicicleta
café em grãos
tapete ioga
cadeira escritório
capa celular
garrafa água
quebra-cabeça infantil
galocha
mangueira jardim
calendário parede
caneca térmica
cama cachorro
estante branca
camisa linho
panela ferro
mochila 20 litros
caderno pontilhado
porta-retrato
toalhas banho
caixas organizadoras
cabo usb
barraca camping
luminária latão
manta lã
jogos para dois
kit chá
meias trilha
óculos de sol
balança cozinha
caixa som bluetooth
cortina cinza
fronha
tábua corte
caixa ferramentas
óculos natação
vaso grande
cinto couro
brinquedo gato
manta bebê
jogo chaves fenda
capa notebook
castiçal
guarda-chuva dobrável
forma bolo
tênis feminino
vale-presente
devolução
tabela de medidas`,
  note: `Ligar na segunda-feira.
Prefere e-mail.
Deixar o pacote com o vizinho.
Tocar a campainha duas vezes.
Fatura enviada.
Aguardando resposta.
Desconto combinado por telefone.
Conferir o estoque antes do envio.
Pediu embalagem para presente.
Entregar depois das 17 horas.
Passou para o próximo sprint.
Endereço confirmado.
Segundo lembrete enviado.
Pago por completo.
Contrato assinado.
Precisa de aprovação do financeiro.
Manusear com cuidado.
Documentos completos.
Retornar em duas semanas.
Interesse no plano maior.
Devolvido sem abrir.
Item substituído.
Registro duplicado.
Contato da feira.
Sala reservada para dez pessoas.
Amostra enviada.
Retorno positivo.
Dúvida aberta sobre a garantia.
Equipe avisada.
Chave na recepção.
Não dobrar.
Tabela de preços atualizada.
Reunião mudou para quinta-feira.
Aguardando peças.
Melhor ligar de manhã.
Novo contato desde maio.
Trazer o aparelho antigo.
Pronto para retirada.
Conferido e correto.
Cliente antigo.
Entrega parcial combinada.
Usar a entrada lateral.`,
};
